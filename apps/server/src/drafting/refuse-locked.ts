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

/** What an officer asked of a draft that was sent before; nothing of any other. */
export function openClarification({ revision, clarification }: ApplicationDocument): Clarification | undefined {
  return revision > 1 ? clarification : undefined
}

/** What of a reopened draft an officer has unlocked; nothing of any other. */
function unlockingOf(document: ApplicationDocument): Unlocking | undefined {
  const clarification = openClarification(document)
  return clarification && unlockedBy(clarification)
}

/** What was sent, with the exporter as the register knows them now: a new name or address is nobody's change of an answer. */
function asRegistered({ consignor: sent, ...before }: ApplicationDocument, { consignor }: ApplicationDocument) {
  const { organisationName, address } = consignor
  const { organisationName: _, address: __, ...own } = sent
  const registered = {
    ...(organisationName !== undefined && { organisationName }),
    ...(address !== undefined && { address }),
  }
  return { ...before, consignor: { ...own, ...registered } }
}

/** [ACT-08] Refuses what a reopened draft changes though nobody asked about it, each at its field. */
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

/** What was asked about the certificate that is replaced, and answered. */
function reasonIn(document: ApplicationDocument): { readonly sections: readonly Section[]; readonly answers: object } {
  return document.originalReferenceNumberFromSkjematjenesten === undefined
    ? { sections: replacementSections(true), answers: answersOf(document.replacementInformation) }
    : { sections: matsSections, answers: matsAnswersOf(document) }
}

/** [ACT-08] [REP-01] [MAT-01] No question can be about which certificate is replaced and why: it is open where everything is. */
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

/** [ACT-08] A file that stood in what was sent stays, and the filled form is not exchanged, unless everything was unlocked. */
export function refuseLockedFile(stored: ApplicationDocument, isLocked: boolean, path = 'attachment'): void {
  if (!isPartlyLocked(stored) || !isLocked) return
  throw new Refusal('ANSWER_LOCKED', { issues: [{ path, code: 'answerLocked' }] })
}
