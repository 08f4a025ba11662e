import { ProblemError, versionRequired } from './problem-error.ts'

export const entityTag = (version: number) => `"${version}"`

/** [SEC-04] The version in `If-Match`; a weak or foreign tag is no evidence of what was read. */
export function readIfMatch(header: string | undefined): number {
  if (header === undefined) throw versionRequired()
  const version = /^"(\d{1,9})"$/.exec(header.trim())?.[1]
  if (version === undefined) throw new ProblemError(400, 'If-Match er ikke gyldig.', { kind: 'VALIDATION_ERROR' })
  return Number(version)
}
