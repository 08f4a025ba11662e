import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

const current = new AsyncLocalStorage<string>()

/** [OPS-08] Runs work under a request's id, which log, database, jobs and outgoing calls then include. */
export const withTrace = <Result>(id: string, work: () => Result): Result => current.run(id, work)

/** The id of the current request, or of the one that asked for the current job. */
export const traceId = (): string | undefined => current.getStore()

// A UUID, or the same 128 bits in W3C notation.
const written = /^(?:[\da-f]{32}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

/** Whether a text is such an id. Nothing else gets into log, database and headers. */
export const isTraceId = (text: string): boolean => written.test(text) && !/^[0-]+$/.test(text)

/** The trace header of outgoing calls: https://www.w3.org/TR/trace-context/. */
export function traceHeaders(): Readonly<Record<string, string>> {
  const id = traceId()
  return id === undefined ? {} : { traceparent: `00-${id.replaceAll('-', '')}-${randomBytes(8).toString('hex')}-01` }
}
