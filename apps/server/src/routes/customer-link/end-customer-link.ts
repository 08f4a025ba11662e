import { endCustomerLink } from '@eksport/api'
import { endCustomerLink as end } from '../../acts/customer-links.ts'
import { route } from '../../http/route.ts'

export const endCustomerLinkRoute = route(endCustomerLink, async ({ tx, session, params, now }) => {
  const { referenceNumber, linkId } = params
  await end({ tx, session, referenceNumber, id: linkId, now })
  return { body: undefined, audit: { customerLink: linkId } }
})
