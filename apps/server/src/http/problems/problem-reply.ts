import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ProblemBody } from './refusal-problem.ts'

/** The problem document of one refusal (RFC 9457). */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: ProblemBody): FastifyReply {
  return reply
    .code(problem.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer((body: unknown) => JSON.stringify(body))
    .send({ type: 'about:blank', ...problem, traceId: request.id })
}
