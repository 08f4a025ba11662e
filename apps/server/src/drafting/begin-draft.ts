import type { ApplicationDraft } from '@eksport/domain'
import type { ReferenceData } from '../db/reference-data/read-reference-data.ts'
import { insertApplication, nextReferenceNumber } from '../db/repositories/applications.ts'
import type { StoredApplication } from '../db/stored-application.ts'
import type { Transaction } from '../db/transaction.ts'
import type { ActiveSession } from '../session/active-session.ts'
import { recordEvent } from '../standing/record-change.ts'
import { documentOf, type ServerOwned } from './answers.ts'
import { newestVersion } from './as-sent.ts'
import { partiesOf } from './parties.ts'

type Names =
  | 'copiedFrom'
  | 'originalApplicationReference'
  | 'originalReferenceNumberFromSkjematjenesten'
  | 'replacementInformation'
  | 'seriesOf'

export interface BegunDraft {
  readonly tx: Transaction
  readonly referenceData: ReferenceData
  /** The applicant's organisation, and the person acting for it. */
  readonly applicant: NonNullable<ActiveSession['organisation']>
  readonly person: Pick<ActiveSession['person'], 'id' | 'name'>
  readonly draft: ApplicationDraft
  /**
   * What the draft was copied from, the series it is a row of, what it replaces and why, and the template version if
   * not the newest.
   */
  readonly owned?: Pick<ServerOwned, Names> & { readonly certificateTemplateVersion?: number }
  readonly now: Date
}

/** Row 1 of the transition table: creates a draft with a reference number and its first history entry. */
export async function beginDraft({ tx, referenceData, applicant, person, draft, owned, now }: BegunDraft) {
  const parties = await partiesOf(tx, applicant, draft)
  const first = {
    certificateTemplateVersion: newestVersion(referenceData, draft.certificateTemplate),
    ...owned,
    referenceNumber: await nextReferenceNumber(tx),
    applicationStatus: 'UNDER_REGISTRERING',
    createdDateTime: now.toISOString(),
    version: 1,
    revision: 1,
  } as const
  const stored: StoredApplication = {
    organisationNumber: applicant.organisationNumber,
    organisationName: applicant.name,
    document: documentOf(first, draft, parties),
    statusBeforeCancellation: undefined,
    createdAt: now,
    updatedAt: now,
  }
  await insertApplication(tx, stored, now)
  const actor = { role: 'I', id: person.id, name: person.name } as const
  await recordEvent(tx, stored, null, { event: 'create', to: 'UNDER_REGISTRERING', actor }, now)
  return stored
}
