import { type Audience, type Endpoint, unattendedHeader } from '@eksport/api'
import { today } from '@eksport/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { findSession, touchSession } from '../../db/repositories/sessions.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { type ActiveSession, isExpired } from '../../session/active-session.ts'
import { hashOf } from '../../session/secret.ts'
import { readSessionCookie } from '../cookies.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is logged in; set before the handler of every call that is not public. */
    activeSession: ActiveSession | undefined
  }
}

// One write a minute is enough to know whether somebody has been idle for thirty.
const touchAfter = 60_000

export function registerSessions(app: FastifyInstance): void {
  app.decorateRequest('activeSession', undefined)
}

/** The session of a request's cookie, while it lives; looking at it is no sign of its person. */
export async function peekSession(
  deps: Deps,
  audience: Audience,
  request: FastifyRequest,
): Promise<ActiveSession | undefined> {
  const cookie = readSessionCookie(request, audience)
  if (cookie === undefined) return undefined
  const now = deps.now()
  return deps.transactions.run({ audience: 'nobody' }, async (tx) => {
    const session = await findSession(tx, hashOf(cookie), audience, today(now.toISOString()))
    return session === undefined || isExpired(session, now) ? undefined : session
  })
}

// A write is somebody's whatever it says.
const isUnattended = ({ method, headers }: FastifyRequest) =>
  method === 'GET' && headers[unattendedHeader] !== undefined

/** The session of a request's cookie, while it lives; what a page reads by itself does not lengthen it. */
async function loadSession(
  deps: Deps,
  audience: Audience,
  request: FastifyRequest,
): Promise<ActiveSession | undefined> {
  const cookie = readSessionCookie(request, audience)
  if (cookie === undefined) return undefined
  const now = deps.now()
  return deps.transactions.run({ audience: 'nobody' }, async (tx) => {
    const session = await findSession(tx, hashOf(cookie), audience, today(now.toISOString()))
    if (session === undefined || isExpired(session, now)) return undefined
    if (isUnattended(request)) return session
    if (now.getTime() - session.lastSeenAt.getTime() > touchAfter) await touchSession(tx, session.idHash, now)
    return { ...session, lastSeenAt: now }
  })
}

function refuseForeignOrganisation(request: FastifyRequest, { organisation }: ActiveSession): void {
  if (organisation === null) throw new Refusal('ORGANISATION_NOT_CHOSEN')
  const { params } = request
  const asked = typeof params === 'object' && params !== null ? Reflect.get(params, 'organisationNumber') : undefined
  if (asked !== undefined && asked !== organisation.organisationNumber) throw new Refusal('NOT_FOUND')
}

/** [AUT-05] [SEC-08] Nobody gets further than the contract says: 401 without a login, 404 for another organisation. */
export function authenticate(deps: Deps, audience: Audience, { access }: Endpoint) {
  return async (request: FastifyRequest): Promise<void> => {
    if (access === 'public') return
    const session = await loadSession(deps, audience, request)
    if (session === undefined) throw new Refusal('NOT_LOGGED_IN')
    request.activeSession = session
    if (access === 'organisation') refuseForeignOrganisation(request, session)
  }
}
