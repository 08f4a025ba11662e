import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'

const registered = z.object({
  name: z.string(),
  organizationNumber: z.string(),
  organizationForm: z.string().optional(),
})

/** An organisation as the registers know it. */
const registeredReporteeSchema = z.object({
  organizationNumber: z.string(),
  altinn: registered.optional(),
  mats: registered.optional(),
  brreg: registered.extend({ address: z.string().optional() }).optional(),
})

export type RegisteredReportee = z.infer<typeof registeredReporteeSchema>

/** The organisations that the person may act for. */
export const listReportees = defineEndpoint({
  method: 'GET',
  path: '/api/brukerinfo/v1/brukerinfo/avgiver',
  summary: 'Virksomheter som personen kan handle for',
  audiences: ['submitter'],
  access: 'person',
  response: z.array(registeredReporteeSchema),
})
