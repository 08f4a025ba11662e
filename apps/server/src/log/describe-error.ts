function codeOf(error: Error): string | undefined {
  const code: unknown = Reflect.get(error, 'code')
  return typeof code === 'string' ? code : undefined
}

// SQLSTATE classes whose messages repeat the refused value: data exceptions and violated constraints.
const repeatsValues = /^2[23][0-9A-Z]{3}$/

/**
 * [SEC-21] What may be logged of an error. A failed query's error contains the statement with its values, so its cause
 * is described instead; for a refused value only the code and the place.
 */
export function describeError(error: unknown): Readonly<Record<string, string | undefined>> {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(cause instanceof Error)) return { type: typeof cause }
  const code = codeOf(cause)
  const isSecret = (code !== undefined && repeatsValues.test(code)) || cause.message.startsWith('Failed query')
  const place = cause.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
  return { type: cause.name, code, stack: place, ...(isSecret ? {} : { message: cause.message }) }
}

/** [OPS-08] Reports why an external service, `what`, was unavailable. */
export type NoAnswer = (what: string, error: unknown) => void

/** [OPS-08] Writes it to the log. */
export const sayNoAnswer =
  (log: { readonly warn: (facts: object, words: string) => void }): NoAnswer =>
  (what, error) =>
    log.warn({ ...describeError(error), what }, 'No answer')

/** [SEC-21] The same on one line. */
export function wordsOf(error: unknown): string {
  const { type, code, message } = describeError(error)
  return [type, code, message].filter((part) => part !== undefined).join(' ')
}
