const causeOf = (error: unknown): unknown => (error instanceof Error ? error.cause : undefined)

/** Whether a database error reports a violation of this constraint or unique index. */
export function isBroken(error: unknown, constraint: string): boolean {
  if (typeof error !== 'object' || error === null) return false
  if (Reflect.get(error, 'constraint') === constraint) return true
  const cause = causeOf(error)
  return cause !== undefined && isBroken(cause, constraint)
}
