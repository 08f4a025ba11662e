// Classes 08, 40, 53, 55P03, 57 and 58 of SQLSTATE: connection, serialisation and deadlock, resources, lock timeout,
// shutdown, disk.
// Of class 25: a transaction that took too long, and a read-only server, as after a failover.
const unavailableStates = /^(08|40|53|57|58|55P03|25P03|25P04|25006)/
// Node's codes for a host that does not answer or cannot be reached, and for a full local disk.
const unavailableCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ETIMEDOUT', 'EPIPE', 'EHOSTUNREACH', 'ENETUNREACH', 'ENETDOWN'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'ENOSPC', 'EDQUOT'],
  // A full socket queue, as of a frozen database; no file descriptors left.
  ...['EAGAIN', 'EMFILE', 'ENFILE'],
])

// Errors of the driver that have no code.
const unavailableWords =
  /connection (terminated|timeout)|timeout exceeded when trying to connect|not queryable|client was closed|query read timeout/i

/** Whether the error says that the database, or what is in front of it, is unavailable. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code: unknown = Reflect.get(error, 'code')
  if (typeof code === 'string' && (unavailableStates.test(code) || unavailableCodes.has(code))) return true
  return unavailableWords.test(error.message) || isUnavailable(error.cause)
}
