import { listCustomerLinks } from '@eksport/api'
import { route } from '../../http/route.ts'
import { readSharing } from '../../queries/customer-page.ts'

export const listCustomerLinksRoute = route(listCustomerLinks, async ({ tx, deps, params, now }) => ({
  body: await readSharing(tx, deps, params.referenceNumber, now),
}))
