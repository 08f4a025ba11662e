import {
  applicationDraftSchema,
  applicationSchema,
  applicationStatuses,
  checkAnswerSchema,
  decisionSchema,
  deliverySchema,
  historyEntrySchema,
  letterLanguageSchema,
  maxQuestions,
  questionAnswerSchema,
  registerReportSchema,
  validationResultSchema,
} from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint, emptyResponse } from './endpoint/define-endpoint.ts'
import { applicationParams, organisationParams, referenceNumberSchema } from './endpoint/params.ts'
import { applicationsV2, applicationsV3 } from './endpoint/paths.ts'

/** [WIZ-22] A person who has saved a draft: the reader, or somebody else with their name where it is known. */
const draftSaverSchema = z.object({
  isReader: z.boolean(),
  name: z.string().optional(),
  /** The last version that this person saved. */
  version: z.number().int(),
})

export type DraftSaver = z.infer<typeof draftSaverSchema>

/**
 * The application after a read or a save, with the findings of the rule check. `application` holds what its form asks now.
 * `draft` also holds hidden answers and is given to whoever may edit it, so that answers reappear when their questions do.
 */
const applicationAnswerSchema = z.object({
  application: applicationSchema,
  validation: validationResultSchema,
  draft: applicationDraftSchema.optional(),
  /** [REG-03] The most product lines that the application may be sent with, as of today; for a draft that the reader may edit. */
  maxProductLines: z.number().int().optional(),
  /** [CRT-03] Paths of answers that this call removed: declarations of another text, and answers that the form does not ask for. */
  withdrawn: z.array(z.string()).optional(),
  /** [CRT-04] The version of the template before this save updated the draft to the newest. */
  templateVersionBefore: z.number().int().optional(),
})

export type ApplicationAnswer = z.infer<typeof applicationAnswerSchema>

/** An earlier state of an application, without what the authority has added since. @internal */
export const earlierApplicationSchema = applicationSchema.omit({
  actions: true,
  attachments: true,
  caseworker: true,
  electronicallyRetrievedTime: true,
  originalPaper: true,
  paperFate: true,
  returnAgreement: true,
})

/**
 * [CHG-01] The application as it is read, the state of its certificate, and what it is compared with: the application that it
 * replaces, or the one that was sent before.
 *
 * @internal
 */
export const applicationReadingSchema = applicationAnswerSchema.extend({
  /** [CRT-09] The number that is or will be printed on its certificate, with the issue; absent for a draft, or where no certificate came of it. */
  certificateNumber: z.string().optional(),
  /** [CRT-14] The messages of its certificate and their states, newest first; absent where nothing is to be delivered. */
  deliveries: z.array(deliverySchema).optional(),
  /** [ACT-07] Why a person must decide, or that nothing was found and what was checked; absent before it is sent. */
  decision: decisionSchema.optional(),
  /** [REG-02] How each register answered for the findings, and when; for officers. */
  registers: z.array(registerReportSchema).optional(),
  /** [STA-08] The language in which the exporter reads mail, for letters to them; for officers. */
  letterLanguage: letterLanguageSchema.optional(),
  /** [WIZ-22] Who has saved the draft, for whoever may edit it: its content may come from another tab or a colleague. */
  savers: z.array(draftSaverSchema).optional(),
  original: earlierApplicationSchema.optional(),
  /** [REP-01] The application that is to replace it, while that is under way and visible to the reader. */
  replacement: z.number().int().optional(),
  /** Row 21: the certificate is approved or printed, and may not be handed out until the paper of its original is accounted for. */
  awaitsOriginal: z.boolean().optional(),
  /** [ACT-08] The application as it was sent when the last question was asked, which is what an officer had assessed. */
  assessed: earlierApplicationSchema.optional(),
})

export type ApplicationReading = z.infer<typeof applicationReadingSchema>

/** Creates a draft. With `originalReferenceNumber`, the other answers are copied from that application. */
export const createApplication = defineEndpoint({
  method: 'POST',
  path: applicationsV3,
  summary: 'Opprett et utkast',
  audiences: ['submitter'],
  access: 'organisation',
  params: organisationParams,
  query: z.strictObject({ originalReferenceNumber: referenceNumberSchema.optional() }),
  body: applicationDraftSchema,
  response: applicationAnswerSchema,
  status: 201,
  idempotent: true,
})

export const getApplication = defineEndpoint({
  method: 'GET',
  path: `${applicationsV3}/:referenceNumber`,
  summary: 'Én søknad',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  response: applicationReadingSchema,
})

/** Saves the whole draft as it is now; what is left out is removed. */
export const saveApplication = defineEndpoint({
  method: 'PUT',
  path: `${applicationsV3}/:referenceNumber`,
  summary: 'Lagre utkastet',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  body: applicationDraftSchema,
  response: applicationAnswerSchema,
  ifMatch: true,
})

export const deleteApplication = defineEndpoint({
  method: 'DELETE',
  path: `${applicationsV2}/:referenceNumber`,
  summary: 'Slett et utkast som aldri er sendt inn',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  response: emptyResponse,
  ifMatch: true,
})

const sendAnswerSchema = z.object({
  referenceNumber: z.number().int(),
  applicationStatus: z.enum(applicationStatuses),
  decision: z.enum(['AUTO_APPROVED', 'MANUAL']),
  /** Codes of the findings for which an officer must assess it. */
  reasons: z.array(z.string()),
  /** [RUL-05] The result of every check. */
  checks: z.array(checkAnswerSchema),
  receiptId: z.string(),
})

export type SendAnswer = z.infer<typeof sendAnswerSchema>

/** @internal [FEE-01] The cost that the person was shown, in kroner: the call is refused where it has changed since. */
export const shownFeeSchema = z.number().nonnegative().optional()

/** 'Send inn'. Refused with 422 while an answer is missing, a question open or a critical rule broken. */
export const sendApplication = defineEndpoint({
  method: 'POST',
  path: `${applicationsV3}/:referenceNumber/send`,
  summary: 'Send inn søknaden',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  body: z.strictObject({
    comment: z.string().trim().max(500).optional(),
    /** [ACT-08] Answers in words to the questions of a reopened draft; a single question is answered by the comment. */
    answers: z.array(questionAnswerSchema).max(maxQuestions).optional(),
    shownFee: shownFeeSchema,
  }),
  response: sendAnswerSchema,
  ifMatch: true,
  idempotent: true,
})

/** 'Trekk tilbake'. */
export const withdrawApplication = defineEndpoint({
  method: 'POST',
  path: `${applicationsV2}/:referenceNumber/trekke`,
  summary: 'Trekk søknaden tilbake',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  response: z.object({ applicationStatus: z.enum(applicationStatuses) }),
  ifMatch: true,
  idempotent: true,
})

/** Reopens the application to change what an officer has asked about: it becomes a draft in which only what was unlocked can be changed. */
export const reopenApplication = defineEndpoint({
  method: 'POST',
  path: `${applicationsV3}/:referenceNumber/gjenaapne`,
  summary: 'Endre søknaden etter en avklaring',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  response: z.object({ applicationStatus: z.enum(applicationStatuses), revision: z.number().int() }),
  ifMatch: true,
  idempotent: true,
})

/** [STA-09] Oldest first. */
export const listHistory = defineEndpoint({
  method: 'GET',
  path: `${applicationsV3}/:referenceNumber/historikk`,
  summary: 'Søknadens historikk',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  response: z.array(historyEntrySchema),
})
