import { getOfficer } from '@eksport/api'
import { route } from '../../http/route.ts'
import { ownContact } from './own-contact.ts'

export const getOfficerRoute = route(getOfficer, async (call) => ({ body: await ownContact(call) }))
