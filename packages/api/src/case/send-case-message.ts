import { messageSchema } from '@eksport/domain'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { caseParams } from '../endpoint/params.ts'
import { casesV3 } from '../endpoint/paths.ts'
import { messageBody } from '../message/send-message.ts'

/** [MSG-01] From an officer to the exporter, at any time. It changes no status. */
export const sendCaseMessage = defineEndpoint({
  method: 'POST',
  path: `${casesV3}/:referenceNumber/meldinger`,
  summary: 'Skriv til eksportøren',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams,
  bodyKind: 'multipart',
  body: messageBody,
  response: messageSchema,
  idempotent: true,
})
