import { saveSubmitterMail } from '@eksport/api'
import { route } from '../../http/route.ts'
import { saveOwnContact } from './own-contact.ts'

export const saveSubmitterMailRoute = route(saveSubmitterMail, async (call) => ({
  body: await saveOwnContact(call, call.body.mail, call.now),
}))
