const ours = 'eksport-sealing'

/**
 * [OPS-06] [OPS-08] What our connections call themselves to the database, and what for. Whoever has one of our roles and another name is
 * a release that does not seal.
 */
export const programName = (purpose = ''): string => `${ours} ${purpose}`.trim()

/** What each such name begins with, as a regular expression of the database. */
export const programNames = `^${ours}( |$)`
