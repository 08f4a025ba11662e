import type { LiveEvent } from '@eksport/api'
import { z } from 'zod'
import type { ActiveSession } from '../session/active-session.ts'

const applicationChange = z.object({
  referenceNumber: z.number().int(),
  organisationNumber: z.string(),
  version: z.number().int(),
  /** The transaction created this version, so answers of this version or later include all its changes. */
  isNewVersion: z.boolean(),
  isSent: z.boolean(),
  /** Between officers only. */
  isInternal: z.boolean(),
})

/** [CW-06] An officer has opened a case or left it. Repeated while it is open, and stored nowhere. */
const visitSchema = z.object({
  visit: z.string(),
  referenceNumber: z.number().int(),
  visitor: z.object({ id: z.string(), name: z.string() }),
  since: z.iso.datetime(),
  /** A change: the visit is new or has ended, so pages are told. */
  isNews: z.boolean(),
  isOver: z.boolean(),
})
export type Visit = z.output<typeof visitSchema>

/** A change as the database's triggers report it. */
const changeSchema = z.union([applicationChange, z.object({ personId: z.string() }), visitSchema])
export type Change = z.output<typeof changeSchema>

/** A change with the id of its transaction. Ids are assigned at the first write, not at the commit. */
export const numberedChangeSchema = changeSchema.and(z.object({ transaction: z.number().int() }))
export type NumberedChange = z.output<typeof numberedChangeSchema>

type Reader = Pick<ActiveSession, 'audience' | 'person'> & {
  /** The numbers of organisations that they may act for. */
  readonly organisations: readonly string[]
}

/**
 * [SEC-08] The event that a reader receives for a change: about their organisations, their own notices, or for officers
 * any case; undefined if it is not for them.
 */
export function eventFor(change: Change, { audience, person, organisations }: Reader): LiveEvent | undefined {
  if ('visit' in change)
    return audience === 'caseworker' && change.isNews
      ? { kind: 'visit', referenceNumber: change.referenceNumber }
      : undefined
  if ('personId' in change) return change.personId === person.id ? { kind: 'notices' } : undefined
  const { referenceNumber, version, isNewVersion, organisationNumber, isSent, isInternal } = change
  const isTheirs = audience === 'caseworker' ? isSent : !isInternal && organisations.includes(organisationNumber)
  return isTheirs ? { kind: 'application', referenceNumber, version, isNewVersion, organisationNumber } : undefined
}
