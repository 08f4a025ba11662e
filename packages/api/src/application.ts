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

/** [WIZ-22] One who has saved a draft: the reader, or somebody else and what they are called, where that is known. */
const draftSaverSchema = z.object({
  isReader: z.boolean(),
  name: z.string().optional(),
  /** The last version that they made. */
  version: z.number().int(),
})

export type DraftSaver = z.infer<typeof draftSaverSchema>

/**
 * The application after a read or a save, with what the rule check found in it. It says what its form asks; a draft that
 * keeps hidden answers besides is given whole to whoever may edit it, so that turning back loses nothing.
 */
const applicationAnswerSchema = z.object({
  application: applicationSchema,
  validation: validationResultSchema,
  draft: applicationDraftSchema.optional(),
  /** [REG-03] How many product lines it may be sent with, as of today; of a draft for whoever may edit it. */
  maxProductLines: z.number().int().optional(),
  /** [CRT-03] The paths of answers that this call took away: declarations to another text, and what the form does not ask. */
  withdrawn: z.array(z.string()).optional(),
  /** [CRT-04] The version of the template before this save moved the draft to the newest. */
  templateVersionBefore: z.number().int().optional(),
})

export type ApplicationAnswer = z.infer<typeof applicationAnswerSchema>

/** An application as it was: nothing of what the authority does with it meanwhile. @internal */
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
 * [CHG-01] The application as it is read, how far its certificate is, and what it is compared with: the one that it replaces,
 * or the same as it was sent the time before.
 *
 * @internal
 */
export const applicationReadingSchema = applicationAnswerSchema.extend({
  /** [CRT-09] The number that stands on its certificate, or will, with the issue; none of a draft, or where nothing came of it. */
  certificateNumber: z.string().optional(),
  /** [CRT-14] The messages of its certificate and how far they are, newest first; none where nothing is to be delivered. */
  deliveries: z.array(deliverySchema).optional(),
  /** [ACT-07] Why a person decides, or that nothing was found and what was checked; none before it is sent. */
  decision: decisionSchema.optional(),
  /** [REG-02] How each register answered behind the findings, and when; for officers. */
  registers: z.array(registerReportSchema).optional(),
  /** [STA-08] The language that its exporter reads mail in, for letters to them; for officers. */
  letterLanguage: letterLanguageSchema.optional(),
  /** [WIZ-22] Who has saved it, of a draft for whoever may edit it: what stands there may be of another tab, or of a colleague. */
  savers: z.array(draftSaverSchema).optional(),
  original: earlierApplicationSchema.optional(),
  /** [REP-01] The application that is to replace it, while that is under way and the reader may see it. */
  replacement: z.number().int().optional(),
  /** Row 21: it is approved or printed, and may not be handed out while nobody knows where the paper of its original is. */
  awaitsOriginal: z.boolean().optional(),
  /** [ACT-08] The application as it was sent when the last question was asked: what an officer had assessed. */
  assessed: earlierApplicationSchema.optional(),
})

export type ApplicationReading = z.infer<typeof applicationReadingSchema>

/** Begins a draft. With `originalReferenceNumber` the rest of the answers are copied from that application. */
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

/** Saves the whole draft as it now is; what is left out is removed. */
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
  /** Codes of the rule findings that make an officer look at it. */
  reasons: z.array(z.string()),
  /** [RUL-05] What came of every check. */
  checks: z.array(checkAnswerSchema),
  receiptId: z.string(),
})

export type SendAnswer = z.infer<typeof sendAnswerSchema>

/** @internal [FEE-01] What somebody was shown that it costs, in kroner: refused where it costs something else by now. */
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
    /** [ACT-08] Words that answer the questions of a reopened draft; of one question the comment is the answer. */
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

/** Changes what an officer has asked about: the application becomes a draft again, of which only what was unlocked may be changed. */
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
