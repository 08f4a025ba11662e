import { z } from 'zod'

/** [ACT-12] The path at which a portal receives changes, as server-sent events. */
export const livePath = '/api/endringer'

/**
 * What has changed, without the new content, which the page fetches if its reader may see it. `application` names an application
 * and its version; `notices` are the reader's own; `visit` says that an officer opened or closed a case; `anything` says that
 * events may have been missed; `present` follows when everything from before the page listened has been sent; `end` says that
 * nobody is logged in any more.
 */
export const liveEventSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('application'),
    referenceNumber: z.number().int(),
    version: z.number().int(),
    /** The version is new, and every answer of this version or a later one contains all that was done with it. Otherwise something beside the version changed. */
    isNewVersion: z.boolean().optional(),
    /** The stream belongs to the person: it has events of all organisations for which they may act. */
    organisationNumber: z.string(),
  }),
  /** [CW-06] Another officer has opened or closed the case. */
  z.object({ kind: z.literal('visit'), referenceNumber: z.number().int() }),
  z.object({ kind: z.literal('notices') }),
  z.object({ kind: z.literal('anything') }),
  z.object({ kind: z.literal('present') }),
  z.object({ kind: z.literal('end') }),
])
export type LiveEvent = z.infer<typeof liveEventSchema>

/**
 * [ACT-12] How current an answer is, as a database number: the answer contains every change below it. Of two answers the one with
 * the lower number is older. A page that begins to listen sends the lowest number among what it shows, and receives what came
 * after that.
 */
export const seenHeader = 'eksport-seen'

/** The same in the query of the stream: `/api/endringer?seen=4711`. */
export const seenQuery = 'seen'
