import { findingPoints, findingsToAssess, nothingAsked, type RegisterAnswers } from '@eksport/domain'
import type { ApplicationDocument } from '../db/application-document.ts'
import type { ReferenceData } from '../db/reference-data/read-reference-data.ts'
import { assessedStatuses, keepOpenFindings, type OpenFindings } from '../db/repositories/case-marks.ts'
import { listCaseTicks } from '../db/repositories/case-ticks.ts'
import { latestRegisterAnswers } from '../db/repositories/register-checks.ts'
import type { Transaction } from '../db/transaction.ts'
import { assessStored } from './rule-check.ts'

interface Judging {
  readonly tx: Transaction
  readonly referenceData: ReferenceData
  /** The registers' answers if none are stored. */
  readonly registers?: RegisterAnswers
  readonly now: Date
}

export const isAssessed = ({ applicationStatus }: Pick<ApplicationDocument, 'applicationStatus'>): boolean =>
  assessedStatuses.some((status) => status === applicationStatus)

/** The unticked points that an officer would see in a case. */
async function openFindingsOf(
  { tx, referenceData, registers = nothingAsked, now }: Judging,
  document: ApplicationDocument,
): Promise<OpenFindings> {
  const answers = (await latestRegisterAnswers(tx, document.referenceNumber)) ?? registers
  const { errors } = assessStored(referenceData, document, answers, now)
  const ticks = await listCaseTicks(tx, document)
  const ticked = new Set(ticks.flatMap(({ tick, outdated }) => (outdated ? [] : [tick])))
  const open: Record<string, number> = {}
  for (const finding of findingsToAssess(errors)) {
    const points = findingPoints(finding).filter(({ key }) => !ticked.has(key)).length
    if (points > 0) open[finding.code] = (open[finding.code] ?? 0) + points
  }
  return open
}

/** [CW-06] Stores for the list how much of a case is still to be assessed. The caller holds the row. */
export async function countOpenFindings(judging: Judging, document: ApplicationDocument): Promise<void> {
  const open = isAssessed(document) ? await openFindingsOf(judging, document) : undefined
  await keepOpenFindings(judging.tx, document.referenceNumber, open)
}
