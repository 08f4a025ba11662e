import { z } from 'zod'

/** [ACT-12] Where a portal hears what has changed, as server-sent events. */
export const livePath = '/api/endringer'

/**
 * What has changed, and never to what: whoever may see it asks. `application` names one and its version, `notices` are the
 * reader's own, `visit` is of whoever has a case open, `anything` follows when some may have been missed, `present` when all that came before the page listened is told, and
 * `end` when there is nobody logged in any more.
 */
export const liveEventSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('application'),
    referenceNumber: z.number().int(),
    version: z.number().int(),
    /** This version was made, and all that was done with it is in every answer of it or of a later one. Else something beside it changed. */
    isNewVersion: z.boolean().optional(),
    /** The stream is the person's: its events are of all organisations that they may act for. */
    organisationNumber: z.string(),
  }),
  /** [CW-06] Another officer has opened the case, or closed it. */
  z.object({ kind: z.literal('visit'), referenceNumber: z.number().int() }),
  z.object({ kind: z.literal('notices') }),
  z.object({ kind: z.literal('anything') }),
  z.object({ kind: z.literal('present') }),
  z.object({ kind: z.literal('end') }),
])
export type LiveEvent = z.infer<typeof liveEventSchema>

/**
 * [ACT-12] How far an answer has seen, as a number of the database: every change below it is in the answer. Of two answers the lower
 * has seen less. A page that begins to listen says the lowest of what it shows, and hears what came after it.
 */
export const seenHeader = 'eksport-seen'

/** The same where a page listens: `/api/endringer?seen=4711`. */
export const seenQuery = 'seen'
