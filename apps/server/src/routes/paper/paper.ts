import { findSheets, getPaperStock, getPrintJob, registerPaper, strikeOffPaper } from '@eksport/api'
import {
  registerPaper as register,
  getPaperStock as stockOf,
  strikeOffPaper as strikeOff,
} from '../../acts/paper-stock.ts'
import { readSheets } from '../../acts/pickups.ts'
import { route } from '../../http/route.ts'
import { readPrintJob } from '../../queries/get-print-job.ts'

export const findSheetsRoute = route(findSheets, async ({ query, ...call }) => ({
  body: await readSheets(call, query.serial),
}))

export const getPaperStockRoute = route(getPaperStock, async (call) => ({ body: await stockOf(call) }))

export const registerPaperRoute = route(registerPaper, async (call) => {
  const { first, last } = call.body
  return { body: await register(call, call.body), audit: { first, last } }
})

export const strikeOffPaperRoute = route(strikeOffPaper, async (call) => {
  const { first, last } = call.body
  return { body: await strikeOff(call, call.body), audit: { first, last } }
})

export const getPrintJobRoute = route(getPrintJob, async ({ tx, query, now }) => ({
  body: await readPrintJob(tx, query.cases, now),
  audit: { cases: query.cases.join() },
}))
