import { type Logger, pino } from 'pino'
import type { Config } from '../config.ts'
import { logOutput } from './output.ts'
import { traceId } from './trace.ts'

export type Log = Logger

/** [OPS-08] The log outside of requests: one JSON object per line, with the id of the request that caused the work. */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>): Log {
  const mixin = () => {
    const reqId = traceId()
    return reqId === undefined ? {} : { reqId }
  }
  return pino({ level: logLevel, mixin }, logOutput)
}
