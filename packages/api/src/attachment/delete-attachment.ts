import { defineEndpoint, emptyResponse } from '../endpoint/define-endpoint.ts'
import { attachmentParams } from '../endpoint/params.ts'
import { applicationsV2 } from '../endpoint/paths.ts'

/** An attachment never changes, so there is no version to ask for; of two who delete it the later is told that it is gone. */
export const deleteAttachment = defineEndpoint({
  method: 'DELETE',
  path: `${applicationsV2}/:referenceNumber/vedlegg/:attachmentId`,
  summary: 'Slett et vedlegg i et utkast',
  audiences: ['submitter'],
  access: 'organisation',
  params: attachmentParams,
  response: emptyResponse,
})
