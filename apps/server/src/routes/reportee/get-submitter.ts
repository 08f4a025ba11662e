import { getSubmitter } from '@eksport/api'
import { route } from '../../http/route.ts'
import { ownContact } from './own-contact.ts'

export const getSubmitterRoute = route(getSubmitter, async (call) => ({ body: await ownContact(call) }))
