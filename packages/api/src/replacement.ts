import { applicationStatuses, attachmentSchema, replacementAnswersSchema } from '@eksport/domain'
import { z } from 'zod'
import { uploadedFiles } from './attachment.ts'
import { defineEndpoint } from './endpoint/define-endpoint.ts'
import { applicationParams, replacementParams } from './endpoint/params.ts'
import { applicationsV3 } from './endpoint/paths.ts'
import { departureSchema } from './pickup.ts'

/** A replacement and what its exporter wrote about it. */
const replacementSchema = z.object({
  originalReferenceNumber: z.number().int(),
  applicationReferenceNumber: z.number().int(),
  applicationStatus: z.enum(applicationStatuses),
  /** The version of the replacement, for its next change. */
  version: z.number().int(),
  replacementInformation: z.object({
    ...replacementAnswersSchema.shape,
    attachments: z.array(attachmentSchema),
  }),
})
export type Replacement = z.infer<typeof replacementSchema>

/** The answer to a call that creates or changes a replacement. @internal */
export const replacementChangedSchema = z.object({
  applicationReferenceNumber: z.number().int(),
  applicationStatus: z.enum(applicationStatuses),
  version: z.number().int(),
})

/** [REP-01] The replacement of a certificate, whether it is being written, processed or issued; 404 where there is none. */
export const getCurrentReplacement = defineEndpoint({
  method: 'GET',
  path: `${applicationsV3}/:referenceNumber/erstatning`,
  summary: 'Erstatningen av et sertifikat',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  response: replacementSchema,
})

/** [REP-01] One replacement of a certificate; 404 where it replaces another. */
export const getReplacement = defineEndpoint({
  method: 'GET',
  path: `${applicationsV3}/:referenceNumber/erstatning/:replacementReferenceNumber`,
  summary: 'Én erstatning av et sertifikat',
  audiences: ['submitter'],
  access: 'organisation',
  params: replacementParams,
  response: replacementSchema,
})

/** [REP-01] Row 27: creates a draft with the answers of the original, which is locked meanwhile. `If-Match` is the version of the original. */
export const createReplacement = defineEndpoint({
  method: 'POST',
  path: `${applicationsV3}/:referenceNumber/erstatning`,
  summary: 'Opprett en erstatning av et utstedt sertifikat',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  bodyKind: 'multipart',
  body: z.strictObject({
    replacementInformation: replacementAnswersSchema,
    /** [EXP-11] Initial value in the draft, where the goods leave at another time than the original says. */
    departure: departureSchema.optional(),
    attachments: uploadedFiles('ATTACHMENT_CANCELLATION').optional(),
  }),
  response: replacementChangedSchema,
  status: 201,
  ifMatch: true,
  idempotent: true,
})

/** [REP-01] Saves what was written about a replacement while it is a draft. `If-Match` is the version of the replacement. */
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
      /** Ids of the files that are kept; all by default. */
      keptAttachments: z.array(z.uuid()).max(20).optional(),
    }),
    /** New files. */
    attachments: uploadedFiles('ATTACHMENT_CANCELLATION').optional(),
  }),
  response: replacementChangedSchema,
  ifMatch: true,
})
