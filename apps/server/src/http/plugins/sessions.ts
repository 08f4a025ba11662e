import { type Audience, type Endpoint, organisationHeader, personHeader, unattendedHeader } from '@eksport/api'
import { today } from '@eksport/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { listDelegated } from '../../db/repositories/people.ts'
import { findSession, touchSession } from '../../db/repositories/sessions.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { type ActiveSession, isExpired } from '../../session/active-session.ts'
import { hashOf } from '../../session/secret.ts'
import { readSessionCookie } from '../cookies.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The session of the caller; set before the handler of every call that is not public. */
    activeSession: ActiveSession | undefined
  }
}

// One write a minute is enough to detect thirty minutes of inactivity.
const touchAfter = 60_000

export function registerSessions(app: FastifyInstance): void {
  app.decorateRequest('activeSession', undefined)
}

/**
 * [AUT-03] The organisation that a call names in its address or header. If the two differ, an empty text, which matches
 * no organisation.
 */
function organisationNamedBy({ params, headers }: FastifyRequest): string | undefined {
  const inAddress =
    typeof params === 'object' && params !== null ? Reflect.get(params, 'organisationNumber') : undefined
  const inHead = headers[organisationHeader]
  const named = inAddress ?? inHead
  if (named === undefined) return undefined
  return inHead === undefined || inHead === named ? String(named) : ''
}

/** The reader of a live stream: a person, for every organisation that they may act for. */
export type Listener = Pick<ActiveSession, 'audience' | 'person'> & { readonly organisations: readonly string[] }

/** The reader by a request's cookie; undefined without a valid session. Does not count as activity. */
export async function findListener(
  deps: Deps,
  audience: Audience,
  request: FastifyRequest,
): Promise<Listener | undefined> {
  const cookie = readSessionCookie(request, audience)
  if (cookie === undefined) return undefined
  const now = deps.now()
  const day = today(now.toISOString())
  const find = async (tx: Transaction) => {
    const session = await findSession(tx, { idHash: hashOf(cookie), audience, named: undefined, today: day })
    if (session === undefined || isExpired(session, now)) return undefined
    const { person } = session
    const delegated = audience === 'submitter' ? await listDelegated(tx, person.id, day) : []
    return { audience, person, organisations: delegated.map(({ organisationNumber }) => organisationNumber) }
  }
  return deps.transactions.run({ audience: 'nobody' }, find, { isReadOnly: true })
}

// A write always counts as activity.
const isUnattended = ({ method, headers }: FastifyRequest) =>
  method === 'GET' && headers[unattendedHeader] !== undefined

/** The valid session of a request's cookie. Automatic reads do not prolong it. */
async function loadSession(
  deps: Deps,
  audience: Audience,
  request: FastifyRequest,
): Promise<ActiveSession | undefined> {
  const cookie = readSessionCookie(request, audience)
  if (cookie === undefined) return undefined
  const now = deps.now()
  const named = organisationNamedBy(request)
  const call = { idHash: hashOf(cookie), audience, named, today: today(now.toISOString()) }
  const { run } = deps.transactions
  const session = await run({ audience: 'nobody' }, (tx) => findSession(tx, call), { isReadOnly: true })
  if (session === undefined || isExpired(session, now)) return undefined
  if (isUnattended(request)) return session
  if (now.getTime() - session.lastSeenAt.getTime() > touchAfter) {
    await run({ audience: 'nobody' }, (tx) => touchSession(tx, session.idHash, now))
  }
  return { ...session, lastSeenAt: now }
}

/** [SEC-08] Answers an organisation that the person may not act for as if it did not exist. */
function requireOrganisation({ named, organisation }: ActiveSession): void {
  if (organisation !== null) return
  throw new Refusal(named === undefined ? 'ORGANISATION_NOT_CHOSEN' : 'NOT_FOUND')
}

/** [SEC-08] Whether the page that calls was opened by another person than the one logged in now. */
const isAnothers = ({ headers }: FastifyRequest, { person }: ActiveSession) =>
  headers[personHeader] !== undefined && headers[personHeader] !== person.id

/** [AUT-05] [SEC-08] Enforces the access of the contract: 401 without a login, 404 for another organisation. */
export function authenticate(deps: Deps, audience: Audience, { access }: Endpoint) {
  return async (request: FastifyRequest): Promise<void> => {
    if (access === 'public') return
    const session = await loadSession(deps, audience, request)
    if (session === undefined || isAnothers(request, session)) throw new Refusal('NOT_LOGGED_IN')
    request.activeSession = session
    if (access === 'organisation') requireOrganisation(session)
  }
}
