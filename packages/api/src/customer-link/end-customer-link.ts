import { defineEndpoint, emptyResponse } from '../endpoint/define-endpoint.ts'
import { customerLinkParams, customerLinksPath } from './customer-link.ts'

/** [EXP-12] From now on the link shows nothing. What was answered stays. */
export const endCustomerLink = defineEndpoint({
  method: 'DELETE',
  path: `${customerLinksPath}/:linkId`,
  summary: 'Avslutt lenken til mottakeren',
  audiences: ['submitter'],
  access: 'organisation',
  params: customerLinkParams,
  response: emptyResponse,
})
