import type { ColumnMapping, ColumnReading } from '@eksport/domain'
import type { Answers } from '@eksport/forms'

/** How a file was last read, stored by the names of its columns. */
export interface RememberedMapping {
  readonly mapping: ColumnMapping
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The answers for all lines that may be proposed again. */
  readonly constants: Answers
  /** Fields that the person said no column fills in. Absent in older entries, from before that was asked, as are its columns. */
  readonly none?: readonly string[] | undefined
  /** The file with which it was made, and the day. */
  readonly file: string
  readonly day: string
}

/** A short stable hash of a text: FNV-1a. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** The browser's storage key of the mapping for these column names and an organisation. */
export const mappingKey = (organisationNumber: string, headers: string): string =>
  `eksport.import.${organisationNumber}.${hashOf(headers)}`

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isReading = (value: unknown): value is ColumnReading | undefined =>
  value === undefined || value === null || (isRecord(value) && typeof value.column === 'string')

/** The stored mapping; undefined where it is missing or of another shape. */
export function parseMapping(text: string | null): RememberedMapping | undefined {
  if (text === null || text === '') return undefined
  try {
    const value: unknown = JSON.parse(text)
    if (!isRecord(value) || !Array.isArray(value.mapping) || !value.mapping.every(isReading)) return undefined
    const { constants = {} } = value
    if (
      !isRecord(value.words) ||
      !isRecord(constants) ||
      typeof value.file !== 'string' ||
      typeof value.day !== 'string'
    )
      return undefined
    const mapping = value.mapping.map((reading) => reading ?? undefined)
    // Written by this page.
    const { none } = value
    return {
      mapping,
      words: value.words as RememberedMapping['words'],
      constants,
      none: Array.isArray(none) ? none.map(String) : undefined,
      file: value.file,
      day: value.day,
    }
  } catch {
    // A corrupt value counts as missing: the columns are recognised anew.
    return undefined
  }
}
