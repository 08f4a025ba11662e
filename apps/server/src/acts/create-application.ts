import type { ApplicationDraft } from '@eksport/domain'
import { copyOf } from '@eksport/domain/templates'
import type { ReferenceData } from '../db/reference-data/read-reference-data.ts'
import { noteUse } from '../db/repositories/named-templates.ts'
import type { StoredApplication } from '../db/stored-application.ts'
import type { Transaction } from '../db/transaction.ts'
import { beginDraft } from '../drafting/begin-draft.ts'
import { refuseInvalidChoices } from '../drafting/check-choices.ts'
import { proposeContact } from '../drafting/propose-contact.ts'
import { proposePickup } from '../drafting/propose-pickup.ts'
import { Refusal } from '../refusals/refusal.ts'
import type { ActiveSession } from '../session/active-session.ts'
import { readOrRefuse } from '../standing/load.ts'

export interface CreateApplication {
  readonly tx: Transaction
  readonly referenceData: ReferenceData
  readonly session: ActiveSession & { readonly organisation: NonNullable<ActiveSession['organisation']> }
  readonly draft: ApplicationDraft
  readonly originalReferenceNumber: number | undefined
  /** [EXP-10] The application whose series this one is a row of, with all its answers. */
  readonly seriesOf?: number
  readonly now: Date
}

interface Begun {
  readonly stored: StoredApplication
  /** [CRT-03] Answers of the copied application that were left out of the copy. */
  readonly withdrawn: readonly string[]
}

/** The draft of a copy: the answers of the copied application, overridden by the new application's own choices. */
async function draftOf({ tx, draft, originalReferenceNumber, now }: CreateApplication) {
  if (originalReferenceNumber === undefined) return { answers: draft, withdrawn: [] }
  const original = await readOrRefuse(tx, originalReferenceNumber)
  const { answers, withdrawn } = copyOf(original.document, draft)
  await noteUse(tx, originalReferenceNumber, now)
  return { answers, withdrawn, copiedFrom: { referenceNumber: originalReferenceNumber, withdrawn: [...withdrawn] } }
}

/** Creates a draft with a reference number: row 1 of the transition table. */
export async function createApplication(command: CreateApplication): Promise<Begun> {
  const { tx, referenceData, session, seriesOf, now } = command
  const { answers, withdrawn, copiedFrom } = await draftOf(command)
  const draft = await proposeContact(tx, session.person, await proposePickup(tx, referenceData, answers))
  // Replacements are created by their own call.
  if (draft.applicationType !== 'HELSESERTIFIKAT') {
    throw new Refusal('INVALID_CHOICE', { issues: [{ path: 'applicationType', code: 'invalid' }] })
  }
  refuseInvalidChoices(referenceData, draft)
  const stored = await beginDraft({
    tx,
    referenceData,
    applicant: session.organisation,
    person: session.person,
    draft,
    ...(copiedFrom && { owned: { copiedFrom } }),
    ...(seriesOf !== undefined && { owned: { seriesOf } }),
    now,
  })
  return { stored, withdrawn }
}
