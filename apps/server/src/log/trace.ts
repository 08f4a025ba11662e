import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

const current = new AsyncLocalStorage<string>()

/** [OPS-08] Does work under the id of the request that asked for it: log, database, jobs and calls to others name it by themselves. */
export const withTrace = <Result>(id: string, work: () => Result): Result => current.run(id, work)

/** Of the request that is being served, or of the one that asked for the job that is being done. */
export const traceId = (): string | undefined => current.getStore()

// A UUID, or the same 128 bits as the W3C writes them.
const written = /^(?:[\da-f]{32}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

/** Whether a text is an id as we make or take them; nothing else gets into log, database and headers. */
export const isTraceId = (text: string): boolean => written.test(text) && !/^[0-]+$/.test(text)

/** The header by which a call to another system can be found there: https://www.w3.org/TR/trace-context/. */
export function traceHeaders(): Readonly<Record<string, string>> {
  const id = traceId()
  return id === undefined ? {} : { traceparent: `00-${id.replaceAll('-', '')}-${randomBytes(8).toString('hex')}-01` }
}
