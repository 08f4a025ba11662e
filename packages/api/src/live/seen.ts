/**
 * [ACT-12] How far an answer has seen, as a number of the database: every change below it is in the answer. Of two answers the lower
 * has seen less. A page that begins to listen says the lowest of what it shows, and hears what came after it.
 */
export const seenHeader = 'eksport-seen'

/** The same where a page listens: `/api/endringer?seen=4711`. */
export const seenQuery = 'seen'
