import { type ApplicationDraft, buildRequest } from '@eksport/domain'
import { relevantDocument, turnTo } from '@eksport/domain/templates'
import { documentOf } from '../application/answers.ts'
import { refuseInvalidChoices } from '../application/check-choices.ts'
import { readOrRefuse } from '../application/load.ts'
import { partiesOf } from '../application/parties.ts'
import { recordEvent } from '../application/record-change.ts'
import { newestVersion } from '../application/template-version.ts'
import type { ReferenceData } from '../db/reference-data/read-reference-data.ts'
import { insertApplication, nextReferenceNumber } from '../db/repositories/applications.ts'
import type { StoredApplication } from '../db/stored-application.ts'
import type { Transaction } from '../db/transaction.ts'
import type { ActiveSession } from '../session/active-session.ts'

export interface CreateApplication {
  readonly tx: Transaction
  readonly referenceData: ReferenceData
  readonly session: ActiveSession & { readonly organisation: NonNullable<ActiveSession['organisation']> }
  readonly draft: ApplicationDraft
  readonly originalReferenceNumber: number | undefined
  readonly now: Date
}

interface Begun {
  readonly stored: StoredApplication
  /** [CRT-03] Answers of the one that it is copied from which did not come with it. */
  readonly withdrawn: readonly string[]
}

/** A copy: the new application's own choices over the answers of the one that it is copied from. */
async function draftOf({ tx, draft, originalReferenceNumber }: CreateApplication) {
  if (originalReferenceNumber === undefined) return { answers: draft, withdrawn: [] }
  const original = await readOrRefuse(tx, originalReferenceNumber)
  const copied = buildRequest(relevantDocument(original.document), { copy: true })
  return turnTo<ApplicationDraft>(copied, { ...copied, ...draft }, { copy: true })
}

/** Row 1 of the transition table: a draft with a reference number. */
export async function createApplication(command: CreateApplication): Promise<Begun> {
  const { tx, referenceData, session, now } = command
  const { answers: draft, withdrawn } = await draftOf(command)
  refuseInvalidChoices(referenceData, draft)
  const parties = await partiesOf(tx, session.organisation, draft)
  const owned = {
    referenceNumber: await nextReferenceNumber(tx),
    applicationStatus: 'UNDER_REGISTRERING',
    certificateTemplateVersion: newestVersion(referenceData, draft.certificateTemplate),
    createdDateTime: now.toISOString(),
    version: 1,
    revision: 1,
  } as const
  const stored: StoredApplication = {
    organisationNumber: session.organisation.organisationNumber,
    organisationName: session.organisation.name,
    document: documentOf(owned, draft, parties),
    statusBeforeCancellation: undefined,
    createdAt: now,
    updatedAt: now,
  }
  await insertApplication(tx, stored, now)
  const actor = { role: 'I', id: session.person.id, name: session.person.name } as const
  await recordEvent(tx, stored, null, { event: 'create', to: 'UNDER_REGISTRERING', actor }, now)
  return { stored, withdrawn }
}
