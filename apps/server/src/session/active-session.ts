import type { Audience, Session } from '@eksport/api'
import { type Actor, type FileSide, isCaseRole, type OfficerRole } from '@eksport/domain'
import type { Reader } from '../db/transaction.ts'

const idleMinutes = 30
const wholeMinutes = 120

export interface ActiveSession {
  readonly idHash: string
  readonly audience: Audience
  readonly person: {
    readonly id: string
    readonly name: string
    readonly roles: readonly OfficerRole[]
    readonly office?: string
  }
  readonly level: number
  /** The organisation that the call names, whether or not the person may act for it. */
  readonly named: string | undefined
  /** The same if the person may act for it today; null if they may not, or the call names none. */
  readonly organisation: NonNullable<Session['organisation']> | null
  readonly createdAt: Date
  readonly lastSeenAt: Date
}

/** The acting person and organisation, from a login or from an order made during one. */
export type Acting = Pick<ActiveSession, 'audience' | 'person' | 'organisation'>

type Times = Pick<ActiveSession, 'createdAt' | 'lastSeenAt'>

const endOf = ({ createdAt }: Times): number => createdAt.getTime() + wholeMinutes * 60_000

/** [SEC-09] 30 minutes without activity, or 120 minutes in all. */
function expiryOf(times: Times): Date {
  return new Date(Math.min(endOf(times), times.lastSeenAt.getTime() + idleMinutes * 60_000))
}

export function isExpired(times: Times, now: Date): boolean {
  return expiryOf(times) <= now
}

/** The session in the form that the apps read. */
export function describeSession(session: ActiveSession): Session {
  const { person, level, audience, organisation } = session
  return {
    person: {
      id: person.id,
      name: person.name,
      level,
      viewpoint: audience === 'submitter' ? 'INNSENDER' : 'BEHANDLER',
      roles: [...person.roles],
      ...(person.office === undefined ? {} : { office: person.office }),
    },
    organisation,
    expiresAt: expiryOf(session).toISOString(),
    endsAt: new Date(endOf(session)).toISOString(),
  }
}

/** [SEC-07] The reader for row-level security; without an organisation, only the person's own data. */
export function readingAs({ audience, person, organisation }: Acting): Reader {
  if (audience === 'caseworker') return { audience, personId: person.id }
  if (organisation === null) return { audience: 'person', personId: person.id }
  return { audience, personId: person.id, organisationNumber: organisation.organisationNumber }
}

/** [CRT-12] The session's side in the table of files. */
export const sideOf = ({ audience }: Pick<ActiveSession, 'audience'>): FileSide =>
  audience === 'submitter' ? 'exporter' : 'authority'

/** The key of a person in queues; a person is another one at each portal. */
export const readerOf = ({ audience, person }: Pick<ActiveSession, 'audience' | 'person'>): string =>
  `${audience} ${person.id}`

/** The actors of a session in the status machine: an exporter, or an officer in each of their roles. */
export function actorsOf(session: Acting): readonly Actor[] {
  const { person, organisation, audience } = session
  const one = { id: person.id, name: person.name }
  if (audience === 'caseworker') return person.roles.filter(isCaseRole).map((role) => ({ ...one, role }))
  return organisation === null ? [] : [{ ...one, role: 'I', organisationNumber: organisation.organisationNumber }]
}
