import { type Audience, organisationHeader } from '@eksport/api'
import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { sessionCookie } from '../cookies.ts'
import { type Described, openApiPage } from './openapi-page.ts'

interface OpenApiOptions {
  readonly title: string
  readonly publicUrl: string
  readonly audience: Audience
  /** Where a browser starts a login. */
  readonly loginPath: string
}

const howToCall = ({ audience, loginPath, publicUrl }: OpenApiOptions): string =>
  [
    `Innlogging: åpne ${loginPath} i en nettleser, eller følg den med en klient som tar vare på informasjonskapsler. Svaret på innloggingen setter ${sessionCookie(audience)}, og hvert kall sender den. POST /logout avslutter.`,
    `Kall som endrer noe, sier hvor de kommer fra: Origin: ${new URL(publicUrl).origin}.`,
    ...(audience === 'submitter'
      ? [`Hvert kall gjelder én virksomhet. Den står i adressen eller i hodet ${organisationHeader}.`]
      : []),
    'Feil svares som application/problem+json (RFC 9457) med kode, ord på språket i Accept-Language, og feil per felt.',
  ].join('\n\n')

/** [API-01] The contracts of this listener as OpenAPI 3.1 and as a page. Register it before the routes, which it collects. */
export async function registerOpenApi(app: FastifyInstance, options: OpenApiOptions): Promise<void> {
  const { title, publicUrl, audience } = options
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title, version: '1', description: howToCall(options) },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookie(audience) } } },
    },
    transform: (given) => {
      // Fastify does not validate multipart bodies itself.
      const { multipart, ...schema } = { multipart: undefined, ...given.schema }
      return jsonSchemaTransform({
        ...given,
        schema: multipart === undefined ? schema : { ...schema, body: multipart },
      })
    },
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_, reply) => {
    return reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(app.swagger()))
  })
  app.get('/api/openapi', { schema: { hide: true } }, async (_, reply) => {
    const page = openApiPage(app.swagger() as Described, reply.styleNonce)
    return reply.header('content-type', 'text/html; charset=utf-8').send(page)
  })
}
