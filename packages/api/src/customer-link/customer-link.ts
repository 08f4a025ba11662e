import { instantSchema } from '@eksport/domain'
import { z } from 'zod'
import { applicationParams } from '../endpoint/params.ts'
import { applicationsV3 } from '../endpoint/paths.ts'

/** @internal */
export const customerLinksPath = `${applicationsV3}/:referenceNumber/mottakerlenker` as const

/** @internal */
export const customerLinkParams = applicationParams.extend({ linkId: z.uuid() })

/** How long a link may work, in days. */
export const customerLinkDays = { min: 1, max: 60, usual: 14 } as const

/** Characters of one remark. */
export const maxRemark = 300

/** A caption in English and in the other languages of its certificate. */
const captionSchema = z.object({
  en: z.string(),
  zh: z.string().optional(),
  ar: z.string().optional(),
  uk: z.string().optional(),
  pt: z.string().optional(),
  ro: z.string().optional(),
})

/** A numbered box of the draft as text. @internal */
export const sharedBoxSchema = z.object({
  no: z.string(),
  caption: captionSchema,
  lines: z.array(z.string()),
  /** Answers that stand in it sign by sign: a remark may name the one that it is about. */
  answers: z.array(z.object({ path: z.string(), value: z.string() })),
})

/** What should stand in a box instead, as its reader proposes it. @internal */
export const remarkSchema = z.object({
  box: z.string(),
  /** The answer that it is about, and what that was when the remark was made; nothing where it is about the box. */
  path: z.string().optional(),
  was: z.string().optional(),
  text: z.string(),
})

/** What was answered by a link. */
export const customerAnswerSchema = z.object({
  answeredAt: instantSchema,
  /** Boxes that are right as they stand. */
  right: z.array(z.string()),
  remarks: z.array(remarkSchema),
})

export type SharedBox = z.infer<typeof sharedBoxSchema>
export type Remark = z.infer<typeof remarkSchema>
export type CustomerAnswer = z.infer<typeof customerAnswerSchema>
