/**
 * Joins class names. It settles nothing: a caller's classes win by the order of the cascade layers, and inside the
 * library no two utilities of one property meet on an element (`over:` marks the one that a component sets over its part's).
 */
export function cx(...classes: readonly (string | false | null | undefined)[]): string {
  return classes.filter(Boolean).join(' ')
}
