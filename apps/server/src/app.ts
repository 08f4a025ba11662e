import type { Audience } from '@eksport/api'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Deps } from './deps.ts'
import { refuseClientError } from './http/client-errors.ts'
import { limits, maxConnections } from './http/limits.ts'
import { auditRefusals } from './http/plugins/audit-refusals.ts'
import { registerCapacity } from './http/plugins/capacity.ts'
import { registerHealth } from './http/plugins/health.ts'
import { registerLimits } from './http/plugins/limits.ts'
import { registerLive } from './http/plugins/live.ts'
import { registerOpenApi } from './http/plugins/openapi.ts'
import { registerPlainHttp } from './http/plugins/plain-http.ts'
import { registerProblems, sendFailure } from './http/plugins/problems.ts'
import { registerRequestMetrics } from './http/plugins/request-metrics.ts'
import { registerSameOrigin } from './http/plugins/same-origin.ts'
import { registerSecurityHeaders } from './http/plugins/security-headers.ts'
import { registerSessions } from './http/plugins/sessions.ts'
import { registerSlowReaders } from './http/plugins/slow-readers.ts'
import { readPage, registerStaticApp } from './http/plugins/static-app.ts'
import { registerTraces } from './http/plugins/traces.ts'
import { waitForHandlers } from './http/plugins/wait-for-handlers.ts'
import { registerWritableText } from './http/plugins/writable-text.ts'
import { requestIds } from './http/request-id.ts'
import { logOutput } from './log/output.ts'
import { routesOf } from './routes/index.ts'
import { loginPath, registerLogin } from './routes/login/login-routes.ts'
import { registerProviderLogout } from './routes/login/provider-logout-routes.ts'

const titles: Readonly<Record<Audience, string>> = {
  submitter: 'Eksport – innsendere',
  caseworker: 'Eksport – ansatte',
}

function createServer({ config }: Deps): FastifyInstance {
  return fastify({
    ...limits,
    // Anybody can send forwarding headers; they are only trusted from configured proxies.
    trustProxy: config.proxies.length > 0 ? [...config.proxies] : false,
    genReqId: requestIds(config.proxies),
    // [API-03] An undecodable address is refused before any route or hook.
    clientErrorHandler: refuseClientError,
    frameworkErrors: (error, request, reply) => {
      sendFailure(error, request, reply.header('x-request-id', request.id))
    },
    requestIdHeader: false,
    forceCloseConnections: 'idle',
    logger: {
      level: config.logLevel,
      stream: logOutput,
      // [SEC-21] Login addresses, certificate codes and cookies must not reach the log: it has the path without query,
      // and no headers.
      serializers: {
        req: ({ method, url = '' }: { method?: string; url?: string }) => ({
          method,
          path: url.split('?')[0]?.replace(/(\/kontroller\/).+/, '$1…'),
        }),
      },
    },
  })
}

/** Builds one listener: calls, login and app of one audience. Calls of the other audience get a plain 404 [AUT-07]. */
export async function buildApp(deps: Deps, audience: Audience): Promise<FastifyInstance> {
  const listener = deps.config[audience]
  const page = await readPage(listener.files)
  const app = createServer(deps)
  app.server.maxConnections = maxConnections
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  waitForHandlers(app)
  registerTraces(app)
  registerRequestMetrics(app, deps.metrics, audience)
  registerProblems(app, auditRefusals(deps))
  const refuseUnknown = registerPlainHttp(app)
  registerCapacity(app)
  registerSlowReaders(app)
  await registerSecurityHeaders(app, page, {
    publicUrl: listener.publicUrl,
    usesCamera: audience === 'caseworker',
  })
  await app.register(cookie)
  await app.register(multipart)
  await registerLimits(app, deps)
  registerSessions(app)
  registerSameOrigin(app, listener.publicUrl)
  registerWritableText(app)
  await registerOpenApi(app, {
    ...{ title: titles[audience], audience },
    ...{ publicUrl: listener.publicUrl, loginPath: loginPath(audience) },
  })
  registerHealth(app, deps)
  registerLogin(app, deps, audience)
  registerProviderLogout(app, deps, audience)
  registerLive(app, deps, audience)
  for (const route of routesOf(audience)) route.register(app, deps, audience)
  await registerStaticApp(app, { folder: listener.files, page, refuseUnknown })
  return app
}
