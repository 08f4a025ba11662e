import { processingTimesSchema } from '@eksport/domain'
import { defineEndpoint } from './endpoint/define-endpoint.ts'
import { oneHour } from './endpoint/paths.ts'

/** [EXP-13] How long it takes from sending to approval and to paper, over the last 28 days before today. */
export const getProcessingTimes = defineEndpoint({
  method: 'GET',
  path: '/api/tidsbruk',
  summary: 'Hvor lang tid behandlingen tar',
  audiences: ['submitter'],
  access: 'public',
  response: processingTimesSchema,
  maxAge: oneHour,
})
