import { caseTickSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { caseParams } from '../endpoint/params.ts'
import { casesV3 } from '../endpoint/paths.ts'

/** [ACT-05] What officers have assessed of the revision that is before them. */
export const listCaseTicks = defineEndpoint({
  method: 'GET',
  path: `${casesV3}/:referenceNumber/vurderinger`,
  summary: 'Vurderte punkter i saken',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams,
  response: z.array(caseTickSchema),
})
