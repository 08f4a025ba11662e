import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** [API-01] The contracts of this listener as OpenAPI 3.1. Registered before the routes, which it listens to. */
export async function registerOpenApi(app: FastifyInstance, title: string, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title, version: '1' }, servers: [{ url: publicUrl }] },
    transform: jsonSchemaTransform,
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_, reply) => {
    return reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(app.swagger()))
  })
}
