import { maxMessageLength, messageSchema } from '@eksport/domain'
import { z } from 'zod'
import { uploadedFiles } from '../attachment/uploaded-files.ts'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { applicationParams } from '../endpoint/params.ts'
import { applicationsV3 } from '../endpoint/paths.ts'

/**
 * A message of either side, with files if there are any.
 *
 * @internal
 */
export const messageBody = z.strictObject({
  message: z.strictObject({
    message: z.string().trim().min(1).max(maxMessageLength),
    messageType: z.literal('APPLICATION_MESSAGE').optional(),
  }),
  attachments: uploadedFiles('MESSAGE_ATTACHMENT').optional(),
})

/** [MSG-01] From the exporter to the caseworker, at any time after the application was sent. It changes no status. */
export const sendMessage = defineEndpoint({
  method: 'POST',
  path: `${applicationsV3}/:referenceNumber/meldinger`,
  summary: 'Skriv til saksbehandler',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  bodyKind: 'multipart',
  body: messageBody,
  response: messageSchema,
  idempotent: true,
})
