import { attachmentRules, attachmentSchema, maxFilesAtOnce, type UploadType, uploadedTypes } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint, emptyResponse, uploadResponse } from './endpoint/define-endpoint.ts'
import { applicationParams, attachmentParams } from './endpoint/params.ts'
import { applicationsV2 } from './endpoint/paths.ts'

/** Files of a multipart body, at most as many as their type allows. The server has inspected them before it parses the body. @internal */
export const uploadedFiles = (type: UploadType) => z.array(z.file()).max(attachmentRules[type].maxFiles)

/** One file of any type: each has its own progress and its own refusal. @internal */
export const uploadedFile = z.array(z.file()).length(1)

/** How many files of a multipart body belong to one part of it: the first so many; those of the next part follow. @internal */
export const filesOfPart = z.number().int().min(0).max(maxFilesAtOnce).optional()

/** One file per call, so that each has its own progress and its own refusal. */
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
    /** The message that contains the question, for a file of an answer. */
    question: z.string().max(64).optional(),
  }),
  response: attachmentSchema,
  status: 201,
  idempotent: true,
})

export const getAttachment = defineEndpoint({
  method: 'GET',
  path: `${applicationsV2}/:referenceNumber/vedlegg/:attachmentId`,
  summary: 'Et vedlegg',
  audiences: ['submitter'],
  access: 'organisation',
  params: attachmentParams,
  response: uploadResponse,
})

/** An attachment never changes, so there is no version to compare. Of two people who delete it, the second is told that it is gone. */
export const deleteAttachment = defineEndpoint({
  method: 'DELETE',
  path: `${applicationsV2}/:referenceNumber/vedlegg/:attachmentId`,
  summary: 'Slett et vedlegg i et utkast',
  audiences: ['submitter'],
  access: 'organisation',
  params: attachmentParams,
  response: emptyResponse,
})
