import { replacementAnswersSchema } from '@eksport/domain'
import { z } from 'zod'
import { uploadedFiles } from '../attachment/uploaded-files.ts'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { replacementParams } from '../endpoint/params.ts'
import { applicationsV3 } from '../endpoint/paths.ts'
import { replacementChangedSchema } from './replacement.ts'

/** [REP-01] What was written of a replacement that is a draft. `If-Match` is the version of the replacement. */
export const saveReplacement = defineEndpoint({
  method: 'PUT',
  path: `${applicationsV3}/:referenceNumber/erstatning/:replacementReferenceNumber`,
  summary: 'Endre opplysningene om en erstatning',
  audiences: ['submitter'],
  access: 'organisation',
  params: replacementParams,
  bodyKind: 'multipart',
  body: z.strictObject({
    replacementInformation: replacementAnswersSchema.extend({
      /** Ids of the files that stay; without it all do. */
      keptAttachments: z.array(z.uuid()).max(20).optional(),
    }),
    /** Files that are new. */
    attachments: uploadedFiles('ATTACHMENT_CANCELLATION').optional(),
  }),
  response: replacementChangedSchema,
  ifMatch: true,
})
