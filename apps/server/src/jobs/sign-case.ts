import { act } from '../acts/act.ts'
import { drawSigned } from '../acts/draw-for-handling.ts'
import { latestIssue } from '../db/repositories/certificate-issues.ts'
import { SealAway } from '../integrations/signing/index.ts'
import { Refusal } from '../refusals/refusal.ts'
import { heldActSchema, lapse, officerOf } from './held-act.ts'
import { defineJob, JobFailure } from './job.ts'

const system = { audience: 'system' } as const

/**
 * Signs in the name of the officer who asked for it, on the version they saw, once the services that a signature needs
 * can be reached again.
 */
export const signCase = defineJob(heldActSchema, async ({ transactions, ...deps }, held) => {
  const { referenceNumber, version } = held
  const by = officerOf(held)
  const now = deps.now()
  try {
    const drawn = await drawSigned({ transactions, ...deps }, { person: by.person, referenceNumber, now })
    await transactions.run(system, (tx) =>
      act({ tx, deps, by, event: 'sign', referenceNumber, version, input: { drawn }, now }),
    )
  } catch (error) {
    if (error instanceof SealAway) throw new JobFailure('NO_ANSWER')
    if (!(error instanceof Refusal) || error.code === 'OVERLOADED') throw error
    await transactions.run(system, (tx) => {
      const isDone = async () => (await latestIssue(tx, referenceNumber))?.retiredAt === null
      return lapse(tx, held, { event: 'signing-lapsed', occasion: 'sign-case', isDone, now })
    })
  }
})
