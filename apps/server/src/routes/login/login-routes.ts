import type { Audience } from '@eksport/api'
import { locales } from '@eksport/forms'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { beginLogin } from '../../acts/begin-login.ts'
import { completeLogin, UnknownOfficer } from '../../acts/complete-login.ts'
import { endSession, placeAfterLogout } from '../../acts/log-out.ts'
import { readFlags } from '../../db/repositories/flags.ts'
import { isUnavailable } from '../../db/unavailable.ts'
import type { Deps } from '../../deps.ts'
import {
  clearAttemptCookie,
  clearSessionCookie,
  readAttemptCookie,
  readSessionCookie,
  setAttemptCookie,
  setSessionCookie,
} from '../../http/cookies.ts'
import { doneGoTo, seeOther } from '../../http/replies.ts'
import { safeNext } from '../../http/safe-next.ts'
import { describeError } from '../../log/describe-error.ts'

/** The last part of the login addresses: the identity provider. */
const providerNames: Readonly<Record<Audience, string>> = { submitter: 'idporten', caseworker: 'ansatt' }

/** Where a browser starts a login. */
export const loginPath = (audience: Audience) => `/oauth2/authorization/${providerNames[audience]}`

const beginSchema = {
  operationId: 'beginLogin',
  summary: 'Logg inn: leder til innloggingen, og derfra tilbake med en sesjon',
  tags: ['login'],
  security: [],
  querystring: z.object({ next: z.string().optional(), locale: z.enum(locales).catch('nb') }),
}

const endSchema = {
  operationId: 'logout',
  summary: 'Logg ut',
  tags: ['logout'],
  security: [],
  response: { 204: z.undefined().describe('Utført. Location er der innloggingens egen sesjon avsluttes') },
}

const codeOf = (error: unknown): string => {
  if (isUnavailable(error)) return 'server_error'
  return error instanceof UnknownOfficer ? 'unknown_officer' : 'authentication_error'
}

/** A failed login leads to the error page, which has the words; why it failed stays in the log. */
function toErrorPage(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  request.log.warn({ error: describeError(error) }, 'login refused')
  return seeOther(reply, `/error?code=${codeOf(error)}`)
}

/** [AUT-02] Where to go if the provider does not answer: the alternative login, if there is one. */
async function placeWithoutProvider({ transactions }: Deps, audience: Audience): Promise<string | undefined> {
  if (audience === 'caseworker') return undefined
  const { alternativeLogin } = await transactions.run({ audience: 'public' }, readFlags)
  return alternativeLogin ? '/?idporten=nede' : undefined
}

/** [AUT-01] [AUT-07] Login, callback and logout of one listener. */
export function registerLogin(app: FastifyInstance, deps: Deps, audience: Audience): void {
  const name = providerNames[audience]
  const listener = deps.config[audience]
  const callback = `/login/oauth2/code/${name}`
  const limited = {
    config: { rateLimit: { max: 120, timeWindow: '1 minute' } },
    // People navigate here, so even errors of the rate limit lead to a page.
    errorHandler: (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      if (!isUnavailable(error)) throw error
      return toErrorPage(request, reply, error)
    },
  }

  app.get(loginPath(audience), { ...limited, schema: beginSchema }, async (request, reply) => {
    const query = beginSchema.querystring.parse(request.query)
    try {
      const redirectUri = `${listener.publicUrl}${callback}`
      const { locale } = query
      const { url, ...attempt } = await beginLogin(deps, { audience, redirectUri, next: safeNext(query.next), locale })
      setAttemptCookie(reply, audience, attempt)
      return seeOther(reply.header('cache-control', 'no-store'), url.href)
    } catch (error) {
      const place = isUnavailable(error) ? undefined : await placeWithoutProvider(deps, audience)
      if (place === undefined) return toErrorPage(request, reply, error)
      request.log.warn({ error: describeError(error) }, 'the login provider did not answer')
      return seeOther(reply, query.next === undefined ? place : `${place}&neste=${encodeURIComponent(query.next)}`)
    }
  })

  app.get(callback, { ...limited, schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const currentUrl = new URL(request.url, listener.publicUrl)
    const state = currentUrl.searchParams.get('state') ?? ''
    clearAttemptCookie(reply, audience, state)
    try {
      const { cookie, next } = await completeLogin(deps, {
        audience,
        currentUrl,
        attemptCookie: readAttemptCookie(request, audience, state),
        oldCookie: readSessionCookie(request, audience),
        requestId: request.id,
      })
      setSessionCookie(reply, audience, cookie)
      return seeOther(reply, next)
    } catch (error) {
      return toErrorPage(request, reply, error)
    }
  })

  app.post('/logout', { schema: endSchema }, async (request, reply) => {
    const session = await endSession(deps, audience, readSessionCookie(request, audience), request.id)
    clearSessionCookie(reply, audience)
    const location = await placeAfterLogout(deps, audience, session).catch((error: unknown) => {
      request.log.warn({ error: describeError(error) }, 'the login provider did not say where its session ends')
      return `${listener.publicUrl}/error?code=logout_error`
    })
    // Cached pages are cleared, so that going back shows nothing. Settings and unsaved texts are left for the page to
    // handle.
    return doneGoTo(reply.header('clear-site-data', '"cache"'), location)
  })
}
