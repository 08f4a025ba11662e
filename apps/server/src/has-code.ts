/** Whether an error of Node, PostgreSQL or a plugin is one of these, by the code that it carries. */
export const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code))
