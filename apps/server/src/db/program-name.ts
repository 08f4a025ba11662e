/** [OPS-08] The application name of our connections with their purpose, as `pg_stat_activity` shows it. */
export const programName = (purpose = ''): string => `eksport ${purpose}`.trim()
