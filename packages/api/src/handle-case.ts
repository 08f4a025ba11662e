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

// Without a list of its own: an input that is described is one that can be sent.
const names = Object.keys(officerInputs) as OfficerInput[]
// fromEntries forgets its keys; they are exactly the names above.
const inputs = Object.fromEntries(names.map((name) => [name, inputSchema(name)])) as Record<
  OfficerInput,
  ReturnType<typeof inputSchema>
>

/** To whom a case is transferred: a person, or an office where it waits for an owner. */
const transferSchema = z.union([
  z.strictObject({ personId: z.string().min(1).max(100) }),
  z.strictObject({ office: z.string().min(1).max(100) }),
])
export type TransferTo = z.infer<typeof transferSchema>

export const handlingSchema = z.strictObject({
  action: z.enum(officerActions),
  ...inputs,
  /** [STA-08] Of the letter of a refusal; left out, it is the language that its exporter reads mail in. */
  language: letterLanguageSchema.optional(),
  /** [CW-04] At the desk: whoever fetched the paper has shown who they are. Which document it was, and its number, is not kept. */
  identityShown: z.literal(true).optional(),
  /** [CW-04] The serial of every sheet that was handed out, each looked at: all of the certificate, or it is refused. */
  confirmedSheets: z.array(z.string().max(40)).max(500).optional(),
  /** What became of the printed paper of a certificate that is cancelled. */
  paperFate: z.enum(paperFates).optional(),
  /** Codes of the findings that the officer has looked at. */
  confirmedViolations: z.array(z.string().max(100)).max(100).optional(),
  /** Keys of the changes against the original that the officer has looked at (`changeKeys`). */
  confirmedChanges: z.array(z.string().max(300)).max(5000).optional(),
  /** The original was annulled, and the officer has decided that the replacement may go on. */
  annulmentAssessed: z.boolean().optional(),
  /** [ACT-05] Whose a transferred case becomes. */
  transferTo: transferSchema.optional(),
  /** [CW-10] Of an approval: it is carried out after a while, until which it can be taken back (`undoApproval`). */
  undoable: z.literal(true).optional(),
  /** What a question lets the exporter change; without it the question is answered in words. */
  unlocking: unlockingSchema.optional(),
})

export type Handling = z.infer<typeof handlingSchema>

/** One act of an officer. The server's transition table decides; what the status forbids is refused with 409, what the role may not with 403. */
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

/** 'Be om avklaring': questions to the exporter, each with what it is about, and files if there are any. */
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

/** Row 21: the signed and stamped paper as a PDF. A newer scan takes the place of the one before it. */
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

/** What an officer says of the paper of a certificate that is replaced. */
const recordedPaperSchema = z.strictObject({
  state: z.enum(originalPaperStates),
  /** Required of an agreed return. */
  trackingNumber: z.string().trim().max(100).optional(),
})

/** Row 21: what became of the paper of a certificate that is being replaced, or that its return is agreed on and can be followed. */
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

/** [MAT-01] Row 21 of a certificate of the older service: recorded on the application that replaces it. */
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

/** [CW-10] Takes back an approval that has not been carried out yet; refused once it has. Answers the application as it is. */
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
