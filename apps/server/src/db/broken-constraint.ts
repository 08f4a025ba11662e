const causeOf = (error: unknown): unknown => (error instanceof Error ? error.cause : undefined)

/** Whether an error of the database is that a constraint or unique index of that name does not hold. */
export function isBroken(error: unknown, constraint: string): boolean {
  if (typeof error !== 'object' || error === null) return false
  if (Reflect.get(error, 'constraint') === constraint) return true
  const cause = causeOf(error)
  return cause !== undefined && isBroken(cause, constraint)
}
