import { strikeOffPaper } from '@eksport/api'
import { strikeOffPaper as strikeOff } from '../../acts/paper-stock.ts'
import { route } from '../../http/route.ts'

export const strikeOffPaperRoute = route(strikeOffPaper, async (call) => {
  const { first, last } = call.body
  return { body: await strikeOff(call, call.body), audit: { first, last } }
})
