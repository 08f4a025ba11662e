function codeOf(error: Error): string | undefined {
  const code: unknown = Reflect.get(error, 'code')
  return typeof code === 'string' ? code : undefined
}

// SQLSTATE classes whose messages repeat the value that was refused: data exceptions and broken constraints.
const repeatsValues = /^2[23][0-9A-Z]{3}$/

/**
 * [SEC-21] What a log may hold of an error. A failed query names its statement and every value in it, so that
 * the cause below it is described instead; of a refused value only the code and the place remain.
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

/** [OPS-08] Why somebody else's server, `what`, could not be had. */
export type NoAnswer = (what: string, error: unknown) => void

/** [OPS-08] Says it in the log. */
export const sayNoAnswer =
  (log: { readonly warn: (facts: object, words: string) => void }): NoAnswer =>
  (what, error) =>
    log.warn({ ...describeError(error), what }, 'No answer')

/** [SEC-21] The same in one line. */
export function wordsOf(error: unknown): string {
  const { type, code, message } = describeError(error)
  return [type, code, message].filter((part) => part !== undefined).join(' ')
}
