import { answerSharedPage } from '@eksport/api'
import { answerCustomerLink } from '../../acts/customer-links.ts'
import { customerPage } from '../../queries/customer-page.ts'
import { sharedRoute } from './shared-route.ts'

export const answerSharedPageRoute = sharedRoute(
  answerSharedPage,
  async ({ opened, deps, request }) => {
    const given = answerSharedPage.body.parse(request.body)
    const answer = await answerCustomerLink({ ...opened, deps, given })
    return customerPage(opened, deps, answer)
  },
  async (page, reply) => reply.send(page),
)
