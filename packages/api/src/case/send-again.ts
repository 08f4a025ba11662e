import { deliverySchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { caseParams } from '../endpoint/params.ts'
import { casesV3 } from '../endpoint/paths.ts'

/** [CRT-14] Sends a message that was refused once more, or tries at once what waits for its next attempt. Nothing happens to one that is delivered. */
export const sendAgain = defineEndpoint({
  method: 'POST',
  path: `${casesV3}/:referenceNumber/leveringer/:deliveryId/send-igjen`,
  summary: 'Send en melding om sertifikatet på nytt',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams.extend({ deliveryId: z.uuid() }),
  response: z.array(deliverySchema),
})
