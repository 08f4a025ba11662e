/**
 * Joins class names without resolving conflicts: a caller's classes win by cascade layers, and inside the library no
 * element has two utilities for one property (`over:` marks one with which a component overrides its part).
 */
export function cx(...classes: readonly (string | false | null | undefined)[]): string {
  return classes.filter(Boolean).join(' ')
}
