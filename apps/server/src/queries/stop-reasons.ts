import { stopReasons } from '@eksport/domain'
import { stoppedBetween } from '../db/repositories/stopped-cases.ts'
import { countedDaily } from './counted-daily.ts'

/** [EXP-14] What applications were most often stopped for in the 365 days before today. */
export const stopReasonsNow = countedDaily(365, stoppedBetween, (stopped, { from, to }) =>
  stopReasons(stopped, { from, to }),
)
