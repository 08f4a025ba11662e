import { attachmentRules, attachmentSchema, maxFilesAtOnce, type UploadType, uploadedTypes } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint, emptyResponse, uploadResponse } from './endpoint/define-endpoint.ts'
import { applicationParams, attachmentParams } from './endpoint/params.ts'
import { applicationsV2 } from './endpoint/paths.ts'

/** Files of a multipart body, as many as their use takes at most. The server has looked into them before it parses the body. @internal */
export const uploadedFiles = (type: UploadType) => z.array(z.file()).max(attachmentRules[type].maxFiles)

/** One file, whatever it is for: each has its own progress and its own refusal. @internal */
export const uploadedFile = z.array(z.file()).length(1)

/** How many of the files of a multipart body belong to a part of it: the first so many, the next part has those after them. @internal */
export const filesOfPart = z.number().int().min(0).max(maxFilesAtOnce).optional()

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

export const getAttachment = defineEndpoint({
  method: 'GET',
  path: `${applicationsV2}/:referenceNumber/vedlegg/:attachmentId`,
  summary: 'Et vedlegg',
  audiences: ['submitter'],
  access: 'organisation',
  params: attachmentParams,
  response: uploadResponse,
})

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
