import type { LiveEvent } from '@eksport/api'
import { z } from 'zod'
import type { ActiveSession } from '../session/active-session.ts'

const applicationChange = z.object({
  referenceNumber: z.number().int(),
  organisationNumber: z.string(),
  version: z.number().int(),
  /** The transaction made this version: all that it did is in every answer of this version or a later one. */
  isNewVersion: z.boolean(),
  isSent: z.boolean(),
  /** Of officers among themselves. */
  isInternal: z.boolean(),
})

/** [CW-06] An officer has a case open, or no longer. It is said again for as long as they have, and stands nowhere else. */
const visitSchema = z.object({
  visit: z.string(),
  referenceNumber: z.number().int(),
  visitor: z.object({ id: z.string(), name: z.string() }),
  since: z.iso.datetime(),
  /** Nobody knew of it before, or it is over: pages are told. */
  isNews: z.boolean(),
  isOver: z.boolean(),
})
export type Visit = z.output<typeof visitSchema>

/** What the database says of a change, in the words of its triggers. */
const changeSchema = z.union([applicationChange, z.object({ personId: z.string() }), visitSchema])
export type Change = z.output<typeof changeSchema>

/** The same with the number of the transaction that made it; numbers are given at the first write and not at the commit. */
export const numberedChangeSchema = changeSchema.and(z.object({ transaction: z.number().int() }))
export type NumberedChange = z.output<typeof numberedChangeSchema>

type Reader = Pick<ActiveSession, 'audience' | 'person'> & {
  /** That they may act for, by their numbers. */
  readonly organisations: readonly string[]
}

/** [SEC-08] What a reader hears of a change: of their organisations, of what officers see, of what they were told; else nothing. */
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
