import { saveSubmitterMail } from '@eksport/api'
import { readFlags } from '../../db/repositories/flags.ts'
import { route } from '../../http/route.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { saveOwnContact } from './own-contact.ts'

/** [AUT-06] [RTE-21] Only while exporters may register. */
export const saveSubmitterMailRoute = route(saveSubmitterMail, async (call) => {
  const { submitterRegistration } = await readFlags(call.tx)
  if (!submitterRegistration) throw new Refusal('NOT_FOUND')
  return { body: await saveOwnContact(call, call.body.mail) }
})
