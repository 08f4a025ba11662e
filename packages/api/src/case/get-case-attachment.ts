import { defineEndpoint, uploadResponse } from '../endpoint/define-endpoint.ts'
import { caseAttachmentParams } from '../endpoint/params.ts'
import { casesV3 } from '../endpoint/paths.ts'

export const getCaseAttachment = defineEndpoint({
  method: 'GET',
  path: `${casesV3}/:referenceNumber/vedlegg/:attachmentId`,
  summary: 'Et vedlegg i en sak',
  audiences: ['caseworker'],
  access: 'person',
  params: caseAttachmentParams,
  response: uploadResponse,
})
