import { getPaperStock } from '@eksport/api'
import { getPaperStock as stockOf } from '../../acts/paper-stock.ts'
import { route } from '../../http/route.ts'

export const getPaperStockRoute = route(getPaperStock, async (call) => ({ body: await stockOf(call) }))
