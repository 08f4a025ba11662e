import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { describeError } from '../../log/describe-error.ts'
import { fieldProblems } from '../field-problems.ts'
import { ProblemError } from '../problem-error.ts'
import { sendProblem } from '../problem-reply.ts'

const titles: Readonly<Record<number, string>> = {
  400: 'Forespørselen er ikke gyldig.',
  404: 'Fant ikke det du ser etter.',
  405: 'Adressen støtter ikke denne metoden.',
  413: 'Forespørselen er for stor.',
  415: 'Innholdstypen er ikke støttet.',
  429: 'For mange forespørsler. Vent litt og prøv igjen.',
}

function propertyOf(error: unknown, name: 'code' | 'statusCode'): unknown {
  return typeof error === 'object' && error !== null && name in error ? Reflect.get(error, name) : undefined
}

// Classes 08, 53, 57 and 58 of SQLSTATE: connection, resources, shutdown, disk. Node's codes mean that nobody answers.
const unavailableStates = /^(08|53|57|58)/
const unavailableCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ETIMEDOUT', 'EPIPE'])

/** The database, or what stands before it, cannot answer now. */
export function isUnavailable(error: unknown): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  const code = propertyOf(cause, 'code')
  if (typeof code === 'string' && (unavailableStates.test(code) || unavailableCodes.has(code))) return true
  return (
    cause instanceof Error &&
    /connection (terminated|timeout)|timeout exceeded when trying to connect/i.test(cause.message)
  )
}

/** [API-03] [SEC-21] Every failure leaves as a problem document with a Norwegian title and the request's id. */
export function registerProblems(
  app: FastifyInstance,
  onRefusal: (request: FastifyRequest, status: number) => Promise<void>,
): void {
  app.setErrorHandler(async (error, request, reply) => {
    if (error instanceof ProblemError) {
      await onRefusal(request, error.status)
      if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter)
      return sendProblem(request, reply, {
        kind: error.kind,
        title: error.message,
        status: error.status,
        ...error.extras,
      })
    }
    if (hasZodFastifySchemaValidationErrors(error)) {
      const fieldErrors = fieldProblems(error.validation)
      return sendProblem(request, reply, {
        kind: 'VALIDATION_ERROR',
        title: titles[400] ?? '',
        status: 400,
        fieldErrors,
      })
    }
    if (isUnavailable(error)) {
      request.log.error({ error: describeError(error) }, 'a dependency is unavailable')
      reply.header('retry-after', 5)
      const title = 'Tjenesten er ikke tilgjengelig akkurat nå. Prøv igjen om litt.'
      return sendProblem(request, reply, { kind: 'GENERIC_ERROR', title, status: 503, code: 'UNAVAILABLE' })
    }
    const status = propertyOf(error, 'statusCode')
    if (typeof status === 'number' && status >= 400 && status < 500) {
      return sendProblem(request, reply, { kind: 'GENERIC_ERROR', title: titles[status] ?? titles[400] ?? '', status })
    }
    request.log.error({ error: describeError(error) }, 'unexpected error')
    const title = 'Noe gikk galt. Vennligst prøv igjen senere.'
    return sendProblem(request, reply, { kind: 'INTERNAL_ERROR', title, status: 500 })
  })
}
