import { z } from 'zod'
import { instantSchema } from '../values/format/schemas.ts'

/**
 * What a question is about: an answer of the application, an answer of a product line, a whole line, or with `productLines` all
 * lines. `fact` is the path of the first answer of its entry (`applicationEntries`, `lineEntries`), `line` the id of the line.
 */
export const pinSchema = z.union([
  z.strictObject({ line: z.string().max(64), fact: z.string().max(200).optional() }),
  z.strictObject({ fact: z.string().max(200) }),
])

/** What a question is about: an answer of the application, one of a line, a whole line, or all of them. */
export type Pin = z.infer<typeof pinSchema>

/** The most places that one question can be about. */
export const maxPins = 200

/** What a question lets the exporter change: its pins, or everything. Without either it is answered in words. */
export const unlockingSchema = z.strictObject({
  pins: z.array(pinSchema).max(maxPins),
  unlocksAll: z.boolean(),
})

/** What a question, or all questions of a clarification together, lets the exporter change. */
export type Unlocking = z.infer<typeof unlockingSchema>

/** One question of a clarification: the message that asks it, and what it lets the exporter change. */
const clarificationQuestionSchema = z.object({ messageId: z.string(), ...unlockingSchema.shape })

/** One question of a clarification, with the id of the message that asks it. */
export type ClarificationQuestion = z.infer<typeof clarificationQuestionSchema>

/** The most questions that can be asked at once. */
export const maxQuestions = 10

/** [ACT-08] The questions that an officer asked last, in order. They are open while the status is AVKLARING_INNSENDER or the draft is reopened. */
export const clarificationSchema = z.object({
  askedDateTime: instantSchema,
  questions: z.array(clarificationQuestionSchema).min(1),
})

/** [ACT-08] The questions that an officer asked last, and when. */
export type Clarification = z.infer<typeof clarificationSchema>

/** An answer in words to one question. */
export const questionAnswerSchema = z.strictObject({
  /** The id of the message that asks it. */
  question: z.string().max(64),
  message: z.string().trim().min(1).max(500),
})

/** An exporter's answer in words to one question. */
export type QuestionAnswer = z.infer<typeof questionAnswerSchema>

/** Everything that the questions of a clarification let the exporter change. */
export const unlockedBy = ({ questions }: Clarification): Unlocking => ({
  unlocksAll: questions.some(({ unlocksAll }) => unlocksAll),
  pins: questions.flatMap(({ pins }) => pins),
})

/** Whether a draft was sent before and only some of its answers can be changed, because nobody asked about the others. */
export const isPartlyLocked = ({ revision, clarification }: Reopened): boolean =>
  revision > 1 && clarification !== undefined && !unlockedBy(clarification).unlocksAll

interface Reopened {
  readonly revision: number
  readonly clarification?: Clarification | undefined
}

/** Whether the exporter may change anything. */
export const unlocksSomething = ({ pins, unlocksAll }: Unlocking): boolean => unlocksAll || pins.length > 0

/** The line that a pin is on; undefined for a pin on the application or on all lines. */
export const lineOf = (pin: Pin): string | undefined => ('line' in pin ? pin.line : undefined)
