import { createCustomerLink } from '@eksport/api'
import { createCustomerLink as create } from '../../acts/customer-links.ts'
import { route } from '../../http/route.ts'

export const createCustomerLinkRoute = route(createCustomerLink, async ({ tx, deps, session, params, body, now }) => {
  const { referenceNumber } = params
  const id = await create({ tx, deps, session, referenceNumber, now }, body)
  return { body: { id }, audit: { customerLink: id } }
})
