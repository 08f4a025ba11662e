import { z } from 'zod'

/** A numbered box or clause of a certificate on its page: a place in points from the upper left corner, pages counted from one. */
const sheetBoxSchema = z.object({
  no: z.string(),
  /** In English, as every certificate has it; of a clause its words. */
  caption: z.string(),
  page: z.number().int(),
  x: z.number(),
  y: z.number(),
  w: z.number(),
  h: z.number(),
  /** What does not fit in a box stands in a `schedule`, on a page of its own. */
  state: z.enum(['filled', 'empty', 'schedule']),
  /** Whether it waits for an answer that the form requires. */
  missing: z.boolean(),
  /** Whether it says something else than what the application is compared with. */
  changed: z.boolean(),
  /** The answers that fill it or that it rests on, those that are missing first; lines of goods with their number, counted from zero. */
  paths: z.array(z.string()),
})

/**
 * [CRT-08] A certificate for the screen: a picture a page, and where its boxes and clauses stand.
 *
 * @internal
 */
export const certificateSheetsSchema = z.object({
  /** In points. */
  width: z.number(),
  height: z.number(),
  /** SVG. */
  pages: z.array(z.string()),
  boxes: z.array(sheetBoxSchema),
})

export type CertificateSheets = z.infer<typeof certificateSheetsSchema>
