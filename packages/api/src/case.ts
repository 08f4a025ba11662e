import {
  caseJobSchema,
  caseNoteSchema,
  caseTickSchema,
  deliverySchema,
  historyEntrySchema,
  maxNoteLength,
  maxTickNote,
  messageSchema,
} from '@eksport/domain'
import { z } from 'zod'
import { applicationReadingSchema, earlierApplicationSchema } from './application.ts'
import { defineEndpoint, uploadResponse } from './endpoint/define-endpoint.ts'
import { caseAttachmentParams, caseParams } from './endpoint/params.ts'
import { casesV3 } from './endpoint/paths.ts'
import { messageBody } from './message.ts'

export const getCase = defineEndpoint({
  method: 'GET',
  path: `${casesV3}/:referenceNumber`,
  summary: 'Se en sak',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams,
  response: applicationReadingSchema,
})

export const getCaseAttachment = defineEndpoint({
  method: 'GET',
  path: `${casesV3}/:referenceNumber/vedlegg/:attachmentId`,
  summary: 'Et vedlegg i en sak',
  audiences: ['caseworker'],
  access: 'person',
  params: caseAttachmentParams,
  response: uploadResponse,
})

/** [STA-09] Oldest first. */
export const listCaseHistory = defineEndpoint({
  method: 'GET',
  path: `${casesV3}/:referenceNumber/historikk`,
  summary: 'Sakens historikk',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams,
  response: z.array(historyEntrySchema),
})

/** Newest first. */
export const listCaseMessages = defineEndpoint({
  method: 'GET',
  path: `${casesV3}/:referenceNumber/meldinger`,
  summary: 'Meldinger i saken',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams,
  response: z.array(messageSchema),
})

/** [MSG-01] From an officer to the exporter, at any time. The status does not change. */
export const sendCaseMessage = defineEndpoint({
  method: 'POST',
  path: `${casesV3}/:referenceNumber/meldinger`,
  summary: 'Skriv til eksportøren',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams,
  bodyKind: 'multipart',
  body: messageBody,
  response: messageSchema,
  idempotent: true,
})

/** [ACT-09] Newest first. Not available to exporters. */
export const listCaseNotes = defineEndpoint({
  method: 'GET',
  path: `${casesV3}/:referenceNumber/notater`,
  summary: 'Interne notater i saken',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams,
  response: z.array(caseNoteSchema),
})

/** [ACT-09] A note among officers. It can be neither changed nor removed. */
export const writeCaseNote = defineEndpoint({
  method: 'POST',
  path: `${casesV3}/:referenceNumber/notater`,
  summary: 'Skriv et internt notat',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams,
  body: z.strictObject({ text: z.string().trim().min(1).max(maxNoteLength) }),
  response: caseNoteSchema,
  idempotent: true,
})

/** [ACT-05] What officers have assessed of the current revision. */
export const listCaseTicks = defineEndpoint({
  method: 'GET',
  path: `${casesV3}/:referenceNumber/vurderinger`,
  summary: 'Vurderte punkter i saken',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams,
  response: z.array(caseTickSchema),
})

/** [ACT-05] Ticks or unticks points, and returns all that are ticked then. Refused for another officer's case. */
export const tickCase = defineEndpoint({
  method: 'POST',
  path: `${casesV3}/:referenceNumber/vurderinger`,
  summary: 'Kryss av for vurderte punkter',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams,
  body: z.strictObject({
    ticks: z.array(z.string().min(1).max(310)).min(1).max(5000),
    ticked: z.boolean(),
    /** [CW-08] Why it is ticked. */
    note: z.string().trim().min(1).max(maxTickNote).optional(),
  }),
  response: z.array(caseTickSchema),
})

/** [ACT-03] Jobs that follow from actions, newest first. Messages to other authorities are not among them: the case itself shows those. */
export const listJobs = defineEndpoint({
  method: 'GET',
  path: `${casesV3}/:referenceNumber/jobber`,
  summary: 'Jobber i saken',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams,
  response: z.array(caseJobSchema),
})

/** [ACT-03] Retries a job at once that waits for its next attempt or was given up. A job that is done or running is left as it is. */
export const tryJobAgain = defineEndpoint({
  method: 'POST',
  path: `${casesV3}/:referenceNumber/jobber/:jobId/proev-igjen`,
  summary: 'Prøv en jobb i saken igjen',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams.extend({ jobId: z.uuid() }),
  response: z.array(caseJobSchema),
})

/** [CRT-14] Sends a refused message once more, or retries at once one that waits for its next attempt. A delivered message is left as it is. */
export const sendAgain = defineEndpoint({
  method: 'POST',
  path: `${casesV3}/:referenceNumber/leveringer/:deliveryId/send-igjen`,
  summary: 'Send en melding om sertifikatet på nytt',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams.extend({ deliveryId: z.uuid() }),
  response: z.array(deliverySchema),
})

/** @internal */
const formerCertificateSchema = z.object({
  /** The exporter's newest issued certificate of the same template, for goods of one of the same plants, to the same consignee. */
  application: earlierApplicationSchema.optional(),
  /** The officer who approved it; absent where it was approved automatically. */
  approvedBy: z.object({ id: z.string(), name: z.string() }).optional(),
  /** No certificate of the exporter has ever been issued to this consignee. */
  isFirstToConsignee: z.boolean(),
  /** The newest certificate to this consignee was sent to another address. */
  isNewAddress: z.boolean(),
})
export type FormerCertificate = z.infer<typeof formerCertificateSchema>

/** [CW-09] The last certificate issued to the exporter that resembles this case. */
export const getFormerCertificate = defineEndpoint({
  method: 'GET',
  path: `${casesV3}/:referenceNumber/forrige-sertifikat`,
  summary: 'Eksportørens forrige sertifikat av samme slag',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams,
  response: formerCertificateSchema,
})
