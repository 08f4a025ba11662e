import { attachmentSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { applicationParams } from '../endpoint/params.ts'
import { applicationsV2 } from '../endpoint/paths.ts'
import { uploadedFiles } from './uploaded-files.ts'

/** What an exporter attaches to a draft. Files of messages and cancellations come with those. */
export const draftAttachmentTypes = [
  'APPLICATION_ATTACHMENT',
  'HEALTH_CERTIFICATE_DRAFT',
  'HEALTH_CERTIFICATE_DRAFT_APPENDIX',
] as const

export type DraftAttachmentType = (typeof draftAttachmentTypes)[number]

/** One file at a time, so that each has its own progress and its own refusal. */
export const uploadAttachment = defineEndpoint({
  method: 'POST',
  path: `${applicationsV2}/:referenceNumber/vedlegg`,
  summary: 'Last opp et vedlegg til et utkast',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  bodyKind: 'multipart',
  body: z.strictObject({ attachment: uploadedFiles(1).min(1), attachmentType: z.enum(draftAttachmentTypes) }),
  response: attachmentSchema,
  status: 201,
  idempotent: true,
})
