import { attachmentSchema, uploadedTypes } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { applicationParams } from '../endpoint/params.ts'
import { applicationsV2 } from '../endpoint/paths.ts'
import { uploadedFile } from './uploaded-files.ts'

/** One file at a time, so that each has its own progress and its own refusal. */
export const uploadAttachment = defineEndpoint({
  method: 'POST',
  path: `${applicationsV2}/:referenceNumber/vedlegg`,
  summary: 'Last opp et vedlegg til et utkast',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  bodyKind: 'multipart',
  body: z.strictObject({
    attachment: uploadedFile,
    attachmentType: z.enum(uploadedTypes),
    /** The message whose question a file of an answer belongs to. */
    question: z.string().max(64).optional(),
  }),
  response: attachmentSchema,
  status: 201,
  idempotent: true,
})
