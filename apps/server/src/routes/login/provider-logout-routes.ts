import type { Audience } from '@eksport/api'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { endByFrontChannel, endByLogoutToken } from '../../acts/end-provider-sessions.ts'
import type { Deps } from '../../deps.ts'
import { LogoutRefused } from '../../integrations/login/logout-tokens.ts'
import { describeError } from '../../log/describe-error.ts'
import { Refusal } from '../../refusals/refusal.ts'

const frontChannelSchema = { hide: true, querystring: z.object({ iss: z.string(), sid: z.string().min(1).max(200) }) }
const backChannelSchema = { hide: true, body: z.object({ logout_token: z.string().min(1) }) }

/** The reason is only logged, so that forged messages get no hint. */
function refuse(log: FastifyInstance['log'], error: unknown): never {
  if (!(error instanceof LogoutRefused)) throw error
  log.warn({ error: describeError(error), cause: describeError(error.cause) }, 'logout refused')
  throw new Refusal('INVALID_REQUEST', { issues: [] })
}

/** [SEC-10] Where the login provider reports ended sessions: by its page in a frame, and by its server. */
export function registerProviderLogout(app: FastifyInstance, deps: Deps, audience: Audience): void {
  // [SEC-15] The response has no content, and only the provider may frame it.
  const policy = `default-src 'none'; frame-ancestors ${deps.login[audience].issuer.origin}`

  const browserCalls = { config: { rateLimit: { max: 120, timeWindow: '1 minute' } }, exposeHeadRoute: false }
  app.get('/logout/frontchannel', { ...browserCalls, schema: frontChannelSchema }, async (request, reply) => {
    const { iss, sid } = frontChannelSchema.querystring.parse(request.query)
    const logout = { audience, issuer: iss, sid, requestId: request.id }
    await endByFrontChannel(deps, logout).catch((error: unknown) => refuse(request.log, error))
    return reply
      .removeHeader('x-frame-options')
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send('')
  })

  // All messages of a provider come from one address.
  const serverCalls = { config: { rateLimit: { max: 600, timeWindow: '1 minute' }, calledByServer: true } } as const
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 20_000 },
      async (_: unknown, body: string | Buffer) => Object.fromEntries(new URLSearchParams(String(body))),
    )
    scope.post('/logout/backchannel', { ...serverCalls, schema: backChannelSchema }, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const { logout_token: token } = backChannelSchema.body.parse(request.body)
      await endByLogoutToken(deps, { audience, token, requestId: request.id }).catch((error: unknown) =>
        refuse(request.log, error),
      )
      return reply.send()
    })
  })
}
