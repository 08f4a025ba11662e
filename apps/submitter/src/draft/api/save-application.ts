import { type ApplicationAnswer, type ApplicationReading, getApplication, saveApplication } from '@eksport/api'
import type { ApplicationDraft } from '@eksport/domain'
import { api } from '@eksport/portal/server/api.ts'

interface Save {
  readonly organisationNumber: string
  readonly referenceNumber: number
  readonly draft: ApplicationDraft
  readonly version: number
}

/** Milliseconds after which an unanswered save counts as failed. */
const timeoutMs = 30_000

/** Replaces the stored draft, provided that nobody has changed it since `version`. */
export function putDraft({ organisationNumber, referenceNumber, draft, version }: Save): Promise<ApplicationAnswer> {
  const params = { organisationNumber, referenceNumber }
  return api.call(saveApplication, { params, body: draft, ifMatch: version, signal: AbortSignal.timeout(timeoutMs) })
}

/** Fetches the stored draft after a save was refused because somebody else had saved. */
export const readLatest = (organisationNumber: string, referenceNumber: number): Promise<ApplicationReading> =>
  api.call(getApplication, { params: { organisationNumber, referenceNumber } })
