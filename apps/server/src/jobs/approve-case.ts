import { act } from '../acts/act.ts'
import { Refusal } from '../refusals/refusal.ts'
import { heldActSchema, lapse, officerOf } from './held-act.ts'
import { defineJob } from './job.ts'

const system = { audience: 'system' } as const

/** [CW-10] Row 15: carries out an approval that the officer has not taken back, on the version that they saw. */
export const approveCase = defineJob(heldActSchema, async ({ transactions, ...deps }, held) => {
  const { referenceNumber, version } = held
  const now = deps.now()
  try {
    await transactions.run(system, (tx) =>
      act({ tx, deps, by: officerOf(held), event: 'approve', referenceNumber, version, input: {}, now }),
    )
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === 'OVERLOADED') throw error
    const isDone = ({ approvedDateTime }: { approvedDateTime?: string | undefined }) => approvedDateTime !== undefined
    await transactions.run(system, (tx) =>
      lapse(tx, held, { event: 'approval-lapsed', occasion: 'approve-case', isDone, now }),
    )
  }
})
