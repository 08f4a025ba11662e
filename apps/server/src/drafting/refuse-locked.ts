import {
  type Clarification,
  isPartlyLocked,
  matsSections,
  replacementSections,
  type Unlocking,
  unlockedBy,
} from '@eksport/domain'
import { lockedChanges } from '@eksport/domain/templates'
import { getAt, type Section, type ValidationContext } from '@eksport/forms'
import type { ApplicationDocument } from '../db/application-document.ts'
import type { Transaction } from '../db/transaction.ts'
import { Refusal } from '../refusals/refusal.ts'
import { assessedOf } from '../standing/assessed.ts'
import { answersOf, matsAnswersOf } from './replacement-information.ts'

/** The officer's questions to a draft that was sent before; undefined for other drafts. */
export function openClarification({ revision, clarification }: ApplicationDocument): Clarification | undefined {
  return revision > 1 ? clarification : undefined
}

/** What an officer has unlocked in a reopened draft; undefined for other drafts. */
function unlockingOf(document: ApplicationDocument): Unlocking | undefined {
  const clarification = openClarification(document)
  return clarification && unlockedBy(clarification)
}

/** What was sent, with the exporter's current name and address of the register, which are not a change by anybody. */
function asRegistered({ consignor: sent, ...before }: ApplicationDocument, { consignor }: ApplicationDocument) {
  const { organisationName, address } = consignor
  const { organisationName: _, address: __, ...own } = sent
  const registered = {
    ...(organisationName !== undefined && { organisationName }),
    ...(address !== undefined && { address }),
  }
  return { ...before, consignor: { ...own, ...registered } }
}

/** [ACT-08] Refuses changes of a reopened draft that nobody asked about, each at its field. */
export async function refuseLocked(
  tx: Transaction,
  stored: ApplicationDocument,
  draft: ApplicationDocument,
  context: ValidationContext,
): Promise<void> {
  const unlocking = unlockingOf(stored)
  if (unlocking === undefined) return
  const sent = asRegistered((await assessedOf(tx, stored)) ?? stored, draft)
  const issues = lockedChanges(unlocking, sent, draft, context)
  if (issues.length > 0) throw new Refusal('ANSWER_LOCKED', { issues })
}

/** The form about the replaced certificate, and its answers. */
function reasonIn(document: ApplicationDocument): { readonly sections: readonly Section[]; readonly answers: object } {
  return document.originalReferenceNumberFromSkjematjenesten === undefined
    ? { sections: replacementSections(true), answers: answersOf(document.replacementInformation) }
    : { sections: matsSections, answers: matsAnswersOf(document) }
}

/**
 * [ACT-08] [REP-01] [MAT-01] Refuses a change of which certificate is replaced and why, unless everything is unlocked.
 * Questions cannot be about this.
 */
export async function refuseLockedReason(
  tx: Transaction,
  stored: ApplicationDocument,
  draft: ApplicationDocument,
): Promise<void> {
  if (!isPartlyLocked(stored)) return
  const before = reasonIn((await assessedOf(tx, stored)) ?? stored)
  const after = reasonIn(draft)
  const issues = after.sections
    .flatMap(({ fields }) => Object.keys(fields))
    .filter((path) => getAt(before.answers, path) !== getAt(after.answers, path))
    .map((path) => ({ path, code: 'answerLocked' }))
  if (issues.length > 0) throw new Refusal('ANSWER_LOCKED', { issues })
}

/** [ACT-08] Refuses to remove a file that was sent, and to exchange the filled-in form, unless everything is unlocked. */
export function refuseLockedFile(stored: ApplicationDocument, isLocked: boolean, path = 'attachment'): void {
  if (!isPartlyLocked(stored) || !isLocked) return
  throw new Refusal('ANSWER_LOCKED', { issues: [{ path, code: 'answerLocked' }] })
}
