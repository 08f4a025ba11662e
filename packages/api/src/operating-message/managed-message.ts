import { instantSchema, messageLevels } from '@eksport/domain'
import { z } from 'zod'
import { administrationV3 } from '../endpoint/paths.ts'

/** @internal */
export const managedMessagesV3 = `${administrationV3}/driftsmeldinger` as const

/** @internal */
export const managedMessageParams = z.object({ messageId: z.string().min(1).max(100) })

/** What is longer than what can be published is refused at its field, in words; this bounds what is read at all. */
const texts = (max: number) =>
  z.strictObject({ nb: z.string().max(max), nn: z.string().max(max), en: z.string().max(max) })

/** [CW-03] A message as an officer writes it; a language that is not written is empty. @internal */
export const newMessageSchema = z.strictObject({
  title: texts(1000),
  /** As it is written, with `**bold**`, `*italics*`, `[words](https://…)`, and lists of lines that begin with `-` or `1.`. */
  text: texts(20_000),
  type: z.enum(messageLevels),
  hideable: z.boolean(),
  forOfficers: z.boolean(),
  effectiveFrom: instantSchema,
  expiresAt: instantSchema.optional(),
})

export type NewMessage = z.infer<typeof newMessageSchema>

/** [CW-03] A message as those see it who publish: also before it is shown, and when it is no longer. */
export const managedMessageSchema = z.object({
  ...newMessageSchema.omit({ text: true }).shape,
  /** The HTML that was made of its text. */
  description: texts(100_000),
  id: z.string(),
  /** [SEC-04] What the next change of it must have seen. */
  version: z.number().int(),
  lastUpdated: instantSchema,
  /** Who wrote it last; nothing of one that came with the product. */
  changedBy: z.string().optional(),
  /** When it was taken down. */
  withdrawnAt: instantSchema.optional(),
})

export type ManagedMessage = z.infer<typeof managedMessageSchema>
