// Classes 08, 40, 53, 55P03, 57 and 58 of SQLSTATE: connection, a transaction that gave way to another, resources, a lock that is not
// given, shutdown, disk. Of class 25 a transaction that took too long, and a server that is not written to, as after a failover.
const unavailableStates = /^(08|40|53|57|58|55P03|25P03|25P04|25006)/
// Node's words for nobody answers, for no way there, and for no room on a disk of ours.
const unavailableCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ETIMEDOUT', 'EPIPE', 'EHOSTUNREACH', 'ENETUNREACH', 'ENETDOWN'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'ENOSPC', 'EDQUOT'],
  // A socket whose queue is full, as of a database that is frozen; no descriptor left in the process or in the machine.
  ...['EAGAIN', 'EMFILE', 'ENFILE'],
])

// The driver says these without a code.
const unavailableWords =
  /connection (terminated|timeout)|timeout exceeded when trying to connect|not queryable|client was closed|query read timeout/i

/** Whether the database, or what stands before it, cannot answer now. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code: unknown = Reflect.get(error, 'code')
  if (typeof code === 'string' && (unavailableStates.test(code) || unavailableCodes.has(code))) return true
  return unavailableWords.test(error.message) || isUnavailable(error.cause)
}
