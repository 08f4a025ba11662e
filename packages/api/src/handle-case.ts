import {
  applicationSchema,
  holdsNationalId,
  letterLanguageSchema,
  maxQuestions,
  type OfficerInput,
  officerActions,
  officerInput,
  officerInputs,
  originalPaperStates,
  paperFates,
  unlockingSchema,
} from '@eksport/domain'
import { z } from 'zod'
import { filesOfPart, uploadedFile, uploadedFiles } from './attachment.ts'
import { defineEndpoint } from './endpoint/define-endpoint.ts'
import { caseParams } from './endpoint/params.ts'
import { casesV3 } from './endpoint/paths.ts'

function inputSchema(name: OfficerInput) {
  const { max, ofPerson = false } = officerInput(name)
  const written = z.string().trim().min(1).max(max)
  return written.refine((text) => !(ofPerson && holdsNationalId(text))).optional()
}

// No separate list: every input that is described can be sent.
const names = Object.keys(officerInputs) as OfficerInput[]
// `Object.fromEntries` loses the keys in its type; they are exactly the names above.
const inputs = Object.fromEntries(names.map((name) => [name, inputSchema(name)])) as Record<
  OfficerInput,
  ReturnType<typeof inputSchema>
>

/** To whom a case is transferred: a person, or an office in which it waits for an owner. */
const transferSchema = z.union([
  z.strictObject({ personId: z.string().min(1).max(100) }),
  z.strictObject({ office: z.string().min(1).max(100) }),
])
export type TransferTo = z.infer<typeof transferSchema>

export const handlingSchema = z.strictObject({
  action: z.enum(officerActions),
  ...inputs,
  /** [STA-08] Language of the letter of a refusal; the exporter's mail language by default. */
  language: letterLanguageSchema.optional(),
  /** [CW-04] At the desk: whoever fetched the paper has shown identification. Its kind and number are not stored. */
  identityShown: z.literal(true).optional(),
  /** [CW-04] The serials of the sheets that were handed out, each of which was looked at. Refused unless they are all sheets of the certificate. */
  confirmedSheets: z.array(z.string().max(40)).max(500).optional(),
  /** What became of the printed paper of a cancelled certificate. */
  paperFate: z.enum(paperFates).optional(),
  /** Codes of the findings that the officer has looked at. */
  confirmedViolations: z.array(z.string().max(100)).max(100).optional(),
  /** Keys of the changes from the original that the officer has looked at (`changeKeys`). */
  confirmedChanges: z.array(z.string().max(300)).max(5000).optional(),
  /** The original was annulled, and the officer has decided that the replacement may proceed. */
  annulmentAssessed: z.boolean().optional(),
  /** [ACT-05] The new owner of a transferred case. */
  transferTo: transferSchema.optional(),
  /** [CW-10] For an approval: it takes effect after a delay, during which it can be taken back (`undoApproval`). */
  undoable: z.literal(true).optional(),
  /** What a question lets the exporter change; without it the question is answered in words. */
  unlocking: unlockingSchema.optional(),
})

export type Handling = z.infer<typeof handlingSchema>

/** One action of an officer, decided by the server's transition table: 409 where the status forbids it, 403 where the role does. */
export const handleCase = defineEndpoint({
  method: 'POST',
  path: `${casesV3}/:referenceNumber/handling`,
  summary: 'Utfør en handling i saken',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams,
  body: handlingSchema,
  response: applicationSchema,
  ifMatch: true,
  idempotent: true,
})

/** One question with what it is about. */
const questionSchema = z.strictObject({
  message: z.string().trim().min(1).max(officerInputs.message.max),
  unlocking: unlockingSchema,
  files: filesOfPart,
})

/** 'Be om avklaring': questions to the exporter, each with what it is about, and optional files. */
export const requestClarification = defineEndpoint({
  method: 'POST',
  path: `${casesV3}/:referenceNumber/avklaring`,
  summary: 'Be eksportøren om avklaring',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams,
  bodyKind: 'multipart',
  body: z.strictObject({
    clarification: z.strictObject({ questions: z.array(questionSchema).min(1).max(maxQuestions) }),
    attachments: uploadedFiles('MESSAGE_ATTACHMENT').optional(),
  }),
  response: applicationSchema,
  ifMatch: true,
  idempotent: true,
})

/** Row 21: the signed and stamped paper as a PDF. A newer scan replaces the earlier one. */
export const keepScan = defineEndpoint({
  method: 'POST',
  path: `${casesV3}/:referenceNumber/skannet`,
  summary: 'Legg inn det skannede sertifikatet',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams,
  bodyKind: 'multipart',
  body: z.strictObject({ scan: uploadedFile }),
  response: handleCase.response,
  ifMatch: true,
  idempotent: true,
})

/** What an officer records about the paper of a certificate that is replaced. */
const recordedPaperSchema = z.strictObject({
  state: z.enum(originalPaperStates),
  /** Required for an agreed return. */
  trackingNumber: z.string().trim().max(100).optional(),
})

/** Row 21: records what became of the paper of a certificate that is being replaced, or that a return is agreed and can be tracked. */
export const recordOriginalPaper = defineEndpoint({
  method: 'POST',
  path: `${casesV3}/:referenceNumber/originalpapir`,
  summary: 'Registrer papiret til et sertifikat som erstattes',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams,
  body: recordedPaperSchema,
  response: handleCase.response,
  ifMatch: true,
  idempotent: true,
})

/** [MAT-01] Row 21 for a certificate of the older service: recorded on the application that replaces it. */
export const recordMatsPaper = defineEndpoint({
  method: 'POST',
  path: `${casesV3}/:referenceNumber/matspapir`,
  summary: 'Registrer papiret til et sertifikat fra skjematjenesten (MATS) som erstattes',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams,
  body: recordedPaperSchema,
  response: recordOriginalPaper.response,
  ifMatch: true,
  idempotent: true,
})

/** [CW-10] Takes back an approval that has not taken effect yet; refused once it has. Returns the current application. */
export const undoApproval = defineEndpoint({
  method: 'POST',
  path: `${casesV3}/:referenceNumber/angre-godkjenning`,
  summary: 'Angre en godkjenning som venter',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams,
  response: applicationSchema,
  idempotent: true,
})
