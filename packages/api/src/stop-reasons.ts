import { stopReasonsSchema } from '@eksport/domain'
import { defineEndpoint } from './endpoint/define-endpoint.ts'
import { oneHour } from './endpoint/paths.ts'

/** [EXP-14] The most frequent reasons why applications of each template were stopped, over the 365 days before today. */
export const getStopReasons = defineEndpoint({
  method: 'GET',
  path: '/api/stoppgrunner',
  summary: 'Hva søknader oftest stoppes for',
  audiences: ['submitter'],
  access: 'person',
  response: stopReasonsSchema,
  maxAge: oneHour,
})
