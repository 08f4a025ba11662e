import { saveOfficerMail } from '@eksport/api'
import { route } from '../../http/route.ts'
import { saveOwnContact } from './own-contact.ts'

export const saveOfficerMailRoute = route(saveOfficerMail, async (call) => ({
  body: await saveOwnContact(call, call.body.mail),
}))
