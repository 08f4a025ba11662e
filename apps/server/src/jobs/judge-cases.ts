import { plainNow } from '@eksport/domain'
import { z } from 'zod'
import { findApplication, lockApplication } from '../db/repositories/applications.ts'
import { casesToJudge } from '../db/repositories/case-marks.ts'
import { latestRegisterAnswers } from '../db/repositories/register-checks.ts'
import { askRegisters } from '../drafting/ask-registers.ts'
import { countOpenFindings, isAssessed } from '../drafting/open-findings.ts'
import { createAttempts } from './attempts.ts'
import { defineJob, type WorkerDeps } from './job.ts'

const system = { audience: 'system' } as const

interface Judged {
  readonly at: Date
  readonly revision: WorkerDeps['referenceData']['revision']
}

type Judging = Pick<WorkerDeps, 'transactions' | 'registers' | 'referenceData' | 'now' | 'report'>

/** What this worker checked last; after a start it checks every case. */
const lastLooks = new WeakMap<WorkerDeps['transactions'], Judged>()

async function judge({ transactions, registers, referenceData, now }: Judging, referenceNumber: number) {
  // Ask the registers before locking the row, and only if no answers are stored.
  const unasked = await transactions.run(system, async (tx) => {
    const kept = await latestRegisterAnswers(tx, referenceNumber)
    return kept === undefined ? await findApplication(tx, referenceNumber) : undefined
  })
  const answers = unasked && (await askRegisters({ registers }, unasked.document))
  await transactions.run(system, async (tx) => {
    const stored = await lockApplication(tx, referenceNumber)
    if (stored === undefined || !isAssessed(stored.document)) return
    await countOpenFindings({ tx, referenceData, ...(answers && { registers: answers }), now: now() }, stored.document)
  })
}

/**
 * [CW-06] Counts open findings again that changed without an act or tick: because a day began, a departure passed or
 * the reference data changed. The list then shows what the case shows.
 */
export async function countFindings(deps: Judging): Promise<void> {
  const at = deps.now()
  const { revision } = deps.referenceData
  const last = lastLooks.get(deps.transactions)
  const moment = plainNow(at.toISOString())
  const before = last && plainNow(last.at.toISOString())
  const isAnotherDay = last?.revision !== revision || before?.date !== moment.date
  const elapsed = { isAnotherDay, today: moment.date, from: before?.time ?? moment.time, to: moment.time }
  const cases = await deps.transactions.run(system, (tx) => casesToJudge(tx, elapsed))
  const attempts = createAttempts(deps.report)
  for (const referenceNumber of cases)
    await attempts.each(`judge-cases ${referenceNumber}`, () => judge(deps, referenceNumber))
  attempts.end()
  lastLooks.set(deps.transactions, { at, revision })
}

export const judgeCases = defineJob(z.unknown(), countFindings)
