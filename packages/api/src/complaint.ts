import {
  attachmentSchema,
  complaintDecisions,
  complaintLimits,
  complaintStates,
  decidedComplaintSchema,
  instantSchema,
  letterLanguageSchema,
  plainDateSchema,
} from '@eksport/domain'
import { z } from 'zod'
import { uploadedFiles } from './attachment.ts'
import { defineEndpoint, pdfResponse } from './endpoint/define-endpoint.ts'
import { applicationParams, caseParams } from './endpoint/params.ts'
import { applicationsV3, casesV3 } from './endpoint/paths.ts'

const complaintSchema = z.object({
  state: z.enum(complaintStates),
  words: z.string(),
  filedTime: instantSchema,
  filedBy: z.string(),
  /** It came after the deadline. */
  isLate: z.boolean(),
  /** Those that came with it, then the letters, oldest first. */
  attachments: z.array(attachmentSchema),
  /** Oldest first. */
  decisions: z.array(decidedComplaintSchema),
})

const complainingSchema = z.object({
  refusedTime: instantSchema,
  /** The last day for a complaint. */
  deadline: plainDateSchema,
  /** Nothing while nobody has complained. */
  complaint: complaintSchema.optional(),
})
/** A refusal, until when its exporter may complain, and the complaint. */
export type Complaining = z.infer<typeof complainingSchema>

const caseComplainingSchema = complainingSchema.extend({
  refusedBy: z.string().optional(),
  /** What this officer can decide now. */
  offered: z.array(z.enum(complaintDecisions)),
})
/** The same for an officer. */
export type CaseComplaining = z.infer<typeof caseComplainingSchema>

/** [ADM-08] Until when its exporter may complain about a refusal, and what became of the complaint; 404 where nothing was refused. */
export const getComplaint = defineEndpoint({
  method: 'GET',
  path: `${applicationsV3}/:referenceNumber/klage`,
  summary: 'Klagen på et avslag',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  response: complainingSchema,
})

/** [ADM-08] A complaint about a refusal, once. One that is late is received, and its answer says so. */
export const sendComplaint = defineEndpoint({
  method: 'POST',
  path: `${applicationsV3}/:referenceNumber/klage`,
  summary: 'Klag på et avslag',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  bodyKind: 'multipart',
  body: z.strictObject({
    complaint: z.strictObject({ words: z.string().trim().min(1).max(complaintLimits.words) }),
    attachments: uploadedFiles('COMPLAINT_ATTACHMENT').optional(),
  }),
  response: complainingSchema,
  status: 201,
  idempotent: true,
})

const caseComplaintPath = `${casesV3}/:referenceNumber/klage` as const

/** [ADM-08] The same for an officer, with what they can decide. */
export const getCaseComplaint = defineEndpoint({
  method: 'GET',
  path: caseComplaintPath,
  summary: 'Klagen i saken',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams,
  response: caseComplainingSchema,
})

const decidingSchema = z.strictObject({
  decision: z.enum(complaintDecisions),
  /** Stands in the letter word for word. */
  reason: z.string().trim().min(1).max(complaintLimits.reason),
  language: letterLanguageSchema,
})
/** What is decided, and the words of its letter. */
export type DecidingComplaint = z.infer<typeof decidingSchema>

/** [ADM-08] The letter as it would be sent with these words; nothing is kept. */
export const drawComplaintLetter = defineEndpoint({
  method: 'POST',
  path: `${caseComplaintPath}/brev`,
  summary: 'Forhåndsvis svaret på klagen',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams,
  body: decidingSchema,
  response: pdfResponse,
})

/** [ADM-08] Decides about the complaint: its exporter gets the letter. The status of the case stays. */
export const decideComplaint = defineEndpoint({
  method: 'POST',
  path: `${caseComplaintPath}/avgjoerelse`,
  summary: 'Avgjør klagen',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams,
  body: decidingSchema,
  response: caseComplainingSchema,
  idempotent: true,
})
