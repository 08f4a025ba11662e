import { locales } from '@eksport/forms'
import { z } from 'zod'
import { attachmentSchema } from '../reference/attachment/attachment.ts'
import { filledFormSchema, formDifferenceSchema } from '../reference/attachment/filled-form.ts'
import { instantSchema, plainDateSchema } from '../values/format/schemas.ts'
import { applicationActions } from './application-action.ts'
import { clarificationSchema } from './clarification.ts'
import { applicationDraftSchema, contactPersonSchema } from './draft.ts'
import { applicationStatuses } from './enumerations.ts'
import { paperFates } from './original-paper.ts'
import { originalPaperSchema } from './original-paper-schema.ts'

/** Where the certificate is that another one is to replace. */
const certificateLocationSchema = z.object({
  location: z.string().optional(),
  place: z.string().optional(),
  country: z.string().optional(),
  details: z.string().optional(),
})

export const replacementInformationSchema = z.object({
  reasonForReplacement: z.string().optional(),
  /** [MAT-01] When the certificate of the older service was issued. */
  originalCertificateIssuedDate: plainDateSchema.optional(),
  consignmentLocation: certificateLocationSchema.optional(),
  originalCertificateLocation: certificateLocationSchema.optional(),
  methodOfReturn: z.string().optional(),
  attachments: z.array(attachmentSchema).optional(),
})

export const cancellationInformationSchema = z.object({
  id: z.string().optional(),
  reasonForCancellation: z.string().optional(),
  methodOfReturn: z.string().nullish(),
  attachments: z.array(attachmentSchema).optional(),
})

export const confirmedCopySchema = z.object({
  id: z.string(),
  numberOfCopies: z.number().int(),
  collectionLocation: z.string().optional(),
  collectionDate: z.string().optional(),
  collectionTime: z.string().optional(),
})

/** [ACT-11] What became of the paper of a certificate that is called back or replaced. */
export const paperFateSchema = z.object({
  fate: z.enum(paperFates),
  /** Only officers read this. */
  recordedBy: z.string().optional(),
  recordedTime: instantSchema,
})

/** An officer has agreed on a tracked return of the paper. */
export const returnAgreementSchema = z.object({
  trackingNumber: z.string().optional(),
  /** Only officers read this. */
  recordedBy: z.string().optional(),
  recordedTime: instantSchema,
})

/** [STA-08] The languages of letters to an exporter. */
export const letterLanguageSchema = z.enum(locales)

/** Why an application was refused and how to complain, as in its letter. */
export const refusalSchema = z.object({
  reason: z.string(),
  legalBasis: z.string(),
  complaint: z.object({ nb: z.string(), nn: z.string(), en: z.string() }),
  /** Language of the letter; letters from before it could be chosen are in bokmål. */
  language: letterLanguageSchema.default('nb'),
  decidedDateTime: instantSchema,
})

/** [EXP-05] The application from which a draft was copied, and the paths of the answers that were not copied. */
const copiedFromSchema = z.object({
  referenceNumber: z.number().int(),
  withdrawn: z.array(z.string()),
})

/** An amount in Norwegian kroner. */
export const feeSchema = z.object({ amount: z.number(), code: z.string().optional() })

/** A stored application as both apps read it. The answers are incomplete while it is a draft. */
export const applicationSchema = applicationDraftSchema.omit({ sender: true }).extend({
  referenceNumber: z.number().int(),
  applicationStatus: z.enum(applicationStatuses),
  certificateTemplateVersion: z.number().int(),
  sender: z
    .object({
      submittingApplicant: z.object({ organisationNumber: z.string(), organisationName: z.string() }).optional(),
      contactPerson: contactPersonSchema.optional(),
    })
    .optional(),
  createdDateTime: instantSchema.optional(),
  submittedDateTime: instantSchema.optional(),
  approvedDateTime: instantSchema.optional(),
  issuedDateTime: instantSchema.optional(),
  electronicallyRetrievedTime: instantSchema.optional(),
  /** When the paper was handed out, and to whom: a name, or the number of a pickup pass. */
  collectedTime: instantSchema.optional(),
  collectedBy: z.string().optional(),
  archiveCaseInfo: z.object({ caseNumber: z.string(), caseId: z.string() }).optional(),
  caseworker: z.object({ id: z.string(), name: z.string(), office: z.string().optional() }).optional(),
  /** [ACT-05] The office in which a transferred case waits for an owner. */
  caseOffice: z.string().optional(),
  /** The numbered sheets of the valid print, in words. */
  paperSerial: z.string().optional(),
  /** [CRT-15] When an officer confirmed the print; until then the case asks for it. */
  printConfirmedDateTime: instantSchema.optional(),
  /** The paper of this certificate itself. */
  paperFate: paperFateSchema.optional(),
  returnAgreement: returnAgreementSchema.optional(),
  /** [MAT-01] The paper of the certificate of the older service that this one replaces. */
  originalPaper: originalPaperSchema.optional(),
  /** [STA-08] The content of a refusal; its letter is among the files. */
  refusal: refusalSchema.optional(),
  fees: z.array(feeSchema).optional(),
  /** Since when the fee is owed; absent while withdrawing is free. */
  feesDueDateTime: instantSchema.optional(),
  attachments: z.array(attachmentSchema).optional(),
  /** [CRT-11] The files that were filled in, as they were read; one of each kind. */
  filledForms: z.array(filledFormSchema).optional(),
  /** [CRT-11] Where those files differ from the application; computed for each reader. */
  formDifferences: z.array(formDifferenceSchema).optional(),
  copiedFrom: copiedFromSchema.optional(),
  /** [EXP-10] The application on which its series is based, if it is a row of one. They share nothing but this origin. */
  seriesOf: z.number().int().optional(),
  originalApplicationReference: z.number().int().optional(),
  originalReferenceNumberFromSkjematjenesten: z.string().optional(),
  replacedByApplicationReferences: z.array(z.number().int()).optional(),
  replacementInformation: replacementInformationSchema.optional(),
  cancellationInformation: cancellationInformationSchema.optional(),
  confirmedCopies: z.array(confirmedCopySchema).optional(),
  clarification: clarificationSchema.optional(),
  /** Incremented at every change; the ETag of the resource. */
  version: z.number().int(),
  /** Starts at 1 and is incremented each time the exporter reopens the application after a clarification. */
  revision: z.number().int(),
  /** What the reader may do now. */
  actions: z.array(z.enum(applicationActions)),
})

/** An application as the server returns it, whatever its status. */
export type Application = z.infer<typeof applicationSchema>
