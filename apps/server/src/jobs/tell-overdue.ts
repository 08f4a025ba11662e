import { z } from 'zod'
import { actIfAllowed } from '../acts/act.ts'
import { overdueCases } from '../db/repositories/overdue.ts'
import { createAttempts } from './attempts.ts'
import { defineJob } from './job.ts'

const system = { audience: 'system' } as const

/** [ACT-06] Row 37 for each case past its deadline; once per deadline. */
export const tellOverdue = defineJob(z.unknown(), async ({ transactions, referenceData, report, now }) => {
  const moment = now()
  const overdue = await transactions.run(system, (tx) => overdueCases(tx, moment))
  const attempts = createAttempts(report)
  for (const referenceNumber of overdue) {
    await attempts.each(`tell-overdue ${referenceNumber}`, () =>
      transactions.run(system, (tx) =>
        actIfAllowed({ tx, deps: { referenceData }, event: 'deadline-passed', referenceNumber, now: moment }),
      ),
    )
  }
  attempts.end()
})
