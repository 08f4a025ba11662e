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
  /** The complaint came after the deadline. */
  isLate: z.boolean(),
  /** The files that came with the complaint, then the letters, oldest first. */
  attachments: z.array(attachmentSchema),
  /** Oldest first. */
  decisions: z.array(decidedComplaintSchema),
})

const complainingSchema = z.object({
  refusedTime: instantSchema,
  /** The last day for a complaint. */
  deadline: plainDateSchema,
  /** Absent while nobody has complained. */
  complaint: complaintSchema.optional(),
})
/** A refusal, until when its exporter may complain, and the complaint. */
export type Complaining = z.infer<typeof complainingSchema>

const caseComplainingSchema = complainingSchema.extend({
  refusedBy: z.string().optional(),
  /** The decisions that this officer can make now. */
  offered: z.array(z.enum(complaintDecisions)),
})
/** `Complaining` for an officer. */
export type CaseComplaining = z.infer<typeof caseComplainingSchema>

/** [ADM-08] Until when the exporter may complain about a refusal, and what became of the complaint; 404 where nothing was refused. */
export const getComplaint = defineEndpoint({
  method: 'GET',
  path: `${applicationsV3}/:referenceNumber/klage`,
  summary: 'Klagen på et avslag',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  response: complainingSchema,
})

/** [ADM-08] A complaint about a refusal, which can be sent once. A late one is accepted, and the answer says that it is late. */
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

/** [ADM-08] `getComplaint` for an officer, with the decisions that they can make. */
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
  /** Printed in the letter word for word. */
  reason: z.string().trim().min(1).max(complaintLimits.reason),
  language: letterLanguageSchema,
})
/** The decision, and the words of its letter. */
export type DecidingComplaint = z.infer<typeof decidingSchema>

/** [ADM-08] The letter as it would be sent with these words; nothing is stored. */
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

/** [ADM-08] Decides the complaint and sends the exporter the letter. The status of the case does not change. */
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
