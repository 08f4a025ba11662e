import type { Problem } from '@eksport/api'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The problem document of one refusal (RFC 9457). */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: Omit<Problem, 'type' | 'traceId'>,
): FastifyReply {
  return reply
    .code(problem.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer((body: unknown) => JSON.stringify(body))
    .send({ type: 'about:blank', ...problem, traceId: request.id })
}
