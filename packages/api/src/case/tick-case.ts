import { caseTickSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { caseParams } from '../endpoint/params.ts'
import { casesV3 } from '../endpoint/paths.ts'

/** [ACT-05] Ticks points or takes their ticks back; answers all that are ticked then. Refused for another's case. */
export const tickCase = defineEndpoint({
  method: 'POST',
  path: `${casesV3}/:referenceNumber/vurderinger`,
  summary: 'Kryss av for vurderte punkter',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams,
  body: z.strictObject({ ticks: z.array(z.string().min(1).max(310)).min(1).max(5000), ticked: z.boolean() }),
  response: z.array(caseTickSchema),
})
