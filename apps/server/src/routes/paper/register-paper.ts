import { registerPaper } from '@eksport/api'
import { registerPaper as register } from '../../acts/paper-stock.ts'
import { route } from '../../http/route.ts'

export const registerPaperRoute = route(registerPaper, async (call) => {
  const { first, last } = call.body
  return { body: await register(call, call.body), audit: { first, last } }
})
