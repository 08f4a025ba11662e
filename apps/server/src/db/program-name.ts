/** [OPS-08] What our connections call themselves to the database, and what for: `pg_stat_activity` shows who is at work. */
export const programName = (purpose = ''): string => `eksport ${purpose}`.trim()
