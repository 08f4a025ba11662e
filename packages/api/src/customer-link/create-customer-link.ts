import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { applicationParams } from '../endpoint/params.ts'
import { customerLinkDays, customerLinksPath } from './customer-link.ts'

/** [EXP-12] Makes a link. Its token comes with the list alone: an answer to this is kept for whoever tries again. */
export const createCustomerLink = defineEndpoint({
  method: 'POST',
  path: customerLinksPath,
  summary: 'Del utkastet med mottakeren',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  body: z.strictObject({
    /** Numbers of the boxes that are asked about. */
    boxes: z.array(z.string().max(20)).min(1).max(40),
    days: z.number().int().min(customerLinkDays.min).max(customerLinkDays.max),
  }),
  response: z.object({ id: z.uuid() }),
  status: 201,
  idempotent: true,
})
