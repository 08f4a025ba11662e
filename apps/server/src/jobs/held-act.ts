import { officerRoles } from '@eksport/domain'
import { z } from 'zod'
import type { ApplicationDocument } from '../db/application-document.ts'
import { findApplication } from '../db/repositories/applications.ts'
import type { Transaction } from '../db/transaction.ts'
import { tellFailed } from '../notices/tell-handlers.ts'
import { actorsOf } from '../session/active-session.ts'
import { recordEvent } from '../standing/record-change.ts'

/** An act of an officer that is carried out later: by whom, and on which version. */
export const heldActSchema = z.object({
  referenceNumber: z.int(),
  version: z.int(),
  /** Distinguishes several acts on one version, so that a notice is given for each that lapses. */
  heldAt: z.iso.datetime(),
  person: z.object({
    id: z.string(),
    name: z.string(),
    roles: z.array(z.enum(officerRoles)),
    office: z.string().optional(),
  }),
})
export type HeldAct = z.infer<typeof heldActSchema>

export const officerOf = ({ person: { office, ...person } }: HeldAct) => ({
  audience: 'caseworker' as const,
  person: { ...person, ...(office !== undefined && { office }) },
  organisation: null,
})

interface Lapsing {
  readonly event: 'approval-lapsed' | 'signing-lapsed'
  readonly occasion: string
  /** Whether it was done after all, by an attempt that could not record its end or by the officer. */
  readonly isDone: (document: ApplicationDocument) => boolean | Promise<boolean>
  readonly now: Date
}

/**
 * Gives up an act because the case, or what the act relies on, has changed. The officers of the case are notified and
 * must decide again.
 */
export async function lapse(tx: Transaction, held: HeldAct, { event, occasion, isDone, now }: Lapsing): Promise<void> {
  const { referenceNumber, heldAt } = held
  const stored = await findApplication(tx, referenceNumber)
  const [actor] = actorsOf(officerOf(held))
  if (stored === undefined || actor === undefined || (await isDone(stored.document))) return
  const { applicationStatus } = stored.document
  await recordEvent(tx, stored, applicationStatus, { event, to: applicationStatus, actor }, now)
  await tellFailed(tx, referenceNumber, { now, occasion: `${occasion} ${heldAt}` })
}
