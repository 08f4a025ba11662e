import {
  applicationDraftSchema,
  applicationSchema,
  decisionSchema,
  deliverySchema,
  letterLanguageSchema,
  registerReportSchema,
  validationResultSchema,
} from '@eksport/domain'
import { z } from 'zod'
import { draftSaverSchema } from './draft-saver.ts'

/**
 * The application after a read or a save, with what the rule check found in it. It says what its form asks; a draft that
 * keeps hidden answers besides is given whole to whoever may edit it, so that turning back loses nothing.
 *
 * @internal
 */
export const applicationAnswerSchema = z.object({
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

/** An application as it was: nothing of what the authority does with it meanwhile. */
const earlierApplicationSchema = applicationSchema.omit({
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
