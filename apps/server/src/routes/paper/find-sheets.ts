import { findSheets } from '@eksport/api'
import { readSheets } from '../../acts/pickups.ts'
import { route } from '../../http/route.ts'

export const findSheetsRoute = route(findSheets, async ({ query, ...call }) => ({
  body: await readSheets(call, query.serial),
}))
