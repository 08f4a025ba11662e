import { readSharedPage } from '@eksport/api'
import { countView } from '../../db/repositories/customer-links.ts'
import { customerPage } from '../../queries/customer-page.ts'
import { sharedRoute } from './shared-route.ts'

export const readSharedPageRoute = sharedRoute(
  readSharedPage,
  async ({ opened, deps }) => {
    await countView(opened.tx, opened.link.id, opened.now)
    return customerPage(opened, deps)
  },
  async (page, reply) => reply.send(page),
)
