import { createRegisters, ourRegisters } from '../../integrations/registers/index.ts'
import type { WorkerDeps } from '../../jobs/job.ts'
import { countFindings } from '../../jobs/judge-cases.ts'

/** [CW-06] Counts the open findings of the samples now, instead of a minute later by the worker. */
export function countSamples(deps: Pick<WorkerDeps, 'transactions' | 'referenceData' | 'now' | 'report'>) {
  const { transactions, referenceData, now, report } = deps
  const registers = createRegisters(
    () => ourRegisters({ transactions, referenceData: () => referenceData, demonstration: true }),
    // Generous, because no request waits for the answers.
    { milliseconds: 60_000, now, report: (register) => report(`Ikke svar: ${register}`) },
  )
  return countFindings({ ...deps, registers })
}
