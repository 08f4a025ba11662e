import type { LocalizedText } from '@eksport/forms'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isUnavailable } from '../../db/unavailable.ts'
import { describeError } from '../../log/describe-error.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { preferredLocale } from '../problems/locale-of.ts'
import { sendProblem } from '../problems/problem-reply.ts'
import { problemTexts as texts } from '../problems/problem-texts.ts'
import { refusalProblem, retryAfterOf, statusOf } from '../problems/refusal-problem.ts'
import { requestIssues } from '../problems/request-issues.ts'

/** Errors that Fastify raises before a handler runs. */
const titles: Readonly<Record<number, LocalizedText>> = {
  404: texts.notFound,
  405: texts.methodNotAllowed,
  413: texts.requestTooLarge,
  415: texts.unsupportedMediaType,
  429: texts.tooManyRequests,
}

function propertyOf(error: unknown, name: 'statusCode'): unknown {
  return typeof error === 'object' && error !== null && name in error ? Reflect.get(error, name) : undefined
}

/** A refusal of ours, or one made from the contract's schema errors. */
function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (!hasZodFastifySchemaValidationErrors(error)) return undefined
  return new Refusal('INVALID_REQUEST', { issues: requestIssues(error.validation) })
}

/** Answers other failures: an unavailable dependency, an error of Fastify, or a bug. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const locale = preferredLocale(request)
  reply.header('content-language', locale)
  const status = propertyOf(error, 'statusCode')
  // First, because a client that disconnects while sending its body also has a network error code.
  if (typeof status === 'number' && status >= 400 && status < 500) {
    const title = (titles[status] ?? texts.invalidRequest)[locale]
    return sendProblem(request, reply, { kind: 'GENERIC_ERROR', title, status })
  }
  // [OPS-02] Fastify reports 503 when a handler exceeds its time limit.
  if (isUnavailable(error) || status === 503) {
    request.log.error({ error: describeError(error) }, 'a dependency is unavailable')
    reply.header('retry-after', 5)
    const title = texts.unavailable[locale]
    return sendProblem(request, reply, { kind: 'GENERIC_ERROR', title, status: 503, code: 'UNAVAILABLE' })
  }
  request.log.error({ error: describeError(error) }, 'unexpected error')
  return sendProblem(request, reply, { kind: 'INTERNAL_ERROR', title: texts.unexpected[locale], status: 500 })
}

/** [API-03] [SEC-21] Answers every failure with a problem document in the caller's language, with the request's id. */
export function registerProblems(
  app: FastifyInstance,
  onRefusal: (request: FastifyRequest, status: number) => Promise<void>,
): void {
  app.setErrorHandler(async (error, request, reply) => {
    const refusal = refusalOf(error)
    if (refusal === undefined) return sendFailure(error, request, reply)
    await onRefusal(request, statusOf(refusal))
    const retryAfter = retryAfterOf(refusal)
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
    const locale = preferredLocale(request)
    return sendProblem(request, reply.header('content-language', locale), refusalProblem(refusal, locale))
  })
}
