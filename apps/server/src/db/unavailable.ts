// Classes 08, 53, 55P03, 57 and 58 of SQLSTATE: connection, resources, a lock that is not given, shutdown, disk. Node's codes mean
// that nobody answers.
const unavailableStates = /^(08|53|55P03|57|58)/
const unavailableCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ETIMEDOUT', 'EPIPE'])

// The driver says these without a code.
const unavailableWords =
  /connection (terminated|timeout)|timeout exceeded when trying to connect|not queryable|client was closed|query read timeout/i

/** Whether the database, or what stands before it, cannot answer now. */
export function isUnavailable(error: unknown): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  if (!(cause instanceof Error)) return false
  const code: unknown = Reflect.get(cause, 'code')
  if (typeof code === 'string' && (unavailableStates.test(code) || unavailableCodes.has(code))) return true
  return unavailableWords.test(cause.message)
}
