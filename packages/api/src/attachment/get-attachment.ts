import { defineEndpoint, uploadResponse } from '../endpoint/define-endpoint.ts'
import { attachmentParams } from '../endpoint/params.ts'
import { applicationsV2 } from '../endpoint/paths.ts'

export const getAttachment = defineEndpoint({
  method: 'GET',
  path: `${applicationsV2}/:referenceNumber/vedlegg/:attachmentId`,
  summary: 'Et vedlegg',
  audiences: ['submitter'],
  access: 'organisation',
  params: attachmentParams,
  response: uploadResponse,
})
