import { type Logger, pino } from 'pino'
import type { Config } from '../config.ts'
import { logOutput } from './output.ts'
import { traceId } from './trace.ts'

export type Log = Logger

/** [OPS-08] The log of what no request is at the moment: one JSON object a line, with the id of the request that asked for it. */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>): Log {
  const mixin = () => {
    const reqId = traceId()
    return reqId === undefined ? {} : { reqId }
  }
  return pino({ level: logLevel, mixin }, logOutput)
}
