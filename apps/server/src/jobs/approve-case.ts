import { officerRoles } from '@eksport/domain'
import { z } from 'zod'
import { act } from '../acts/act.ts'
import { findApplication } from '../db/repositories/applications.ts'
import type { Transaction } from '../db/transaction.ts'
import { tellFailed } from '../notices/tell-handlers.ts'
import { Refusal } from '../refusals/refusal.ts'
import { actorsOf } from '../session/active-session.ts'
import { recordEvent } from '../standing/record-change.ts'
import { defineJob } from './job.ts'

const system = { audience: 'system' } as const

const payloadSchema = z.object({
  referenceNumber: z.int(),
  version: z.int(),
  /** Which of several approvals of one version it is: each that lapses is told of. */
  heldAt: z.iso.datetime(),
  person: z.object({
    id: z.string(),
    name: z.string(),
    roles: z.array(z.enum(officerRoles)),
    office: z.string().optional(),
  }),
})
type Payload = z.infer<typeof payloadSchema>

const officerOf = ({ person: { office, ...person } }: Payload) => ({
  audience: 'caseworker' as const,
  person: { ...person, ...(office !== undefined && { office }) },
  organisation: null,
})

/** The case has changed since, or what the approval rests on: whoever has it is told, and decides anew. */
async function lapse(tx: Transaction, payload: Payload, now: Date): Promise<void> {
  const { referenceNumber, heldAt } = payload
  const stored = await findApplication(tx, referenceNumber)
  const [actor] = actorsOf(officerOf(payload))
  // Approved already: this attempt follows one whose end could not be written.
  if (stored === undefined || actor === undefined || stored.document.approvedDateTime !== undefined) return
  const { applicationStatus } = stored.document
  await recordEvent(tx, stored, applicationStatus, { event: 'approval-lapsed', to: applicationStatus, actor }, now)
  await tellFailed(tx, referenceNumber, { now, occasion: `approve-case ${heldAt}` })
}

/** [CW-10] Row 15 of a case whose officer has not taken the approval back, in the version that they saw. */
export const approveCase = defineJob(payloadSchema, async ({ transactions, ...deps }, payload) => {
  const { referenceNumber, version } = payload
  const now = deps.now()
  try {
    await transactions.run(system, (tx) =>
      act({ tx, deps, by: officerOf(payload), event: 'approve', referenceNumber, version, input: {}, now }),
    )
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === 'OVERLOADED') throw error
    await transactions.run(system, (tx) => lapse(tx, payload, now))
  }
})
