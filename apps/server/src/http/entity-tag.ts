import { Refusal } from '../refusals/refusal.ts'

export const entityTag = (version: number) => `"${version}"`

/** [SEC-04] The version in `If-Match`; a weak or foreign tag is no evidence of what was read. */
export function readIfMatch(header: string | undefined): number {
  if (header === undefined) throw new Refusal('VERSION_REQUIRED')
  const version = /^"(\d{1,9})"$/.exec(header.trim())?.[1]
  if (version === undefined) throw new Refusal('INVALID_IF_MATCH')
  return Number(version)
}
