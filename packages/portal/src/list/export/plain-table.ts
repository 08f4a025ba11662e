import type { Locale } from '@eksport/forms'
import type { PlainValue } from '@eksport/ui/certificate'

export const fileFormats = ['xlsx', 'csv'] as const
export type FileFormat = (typeof fileFormats)[number]

/** A list as it is written to a file. */
export interface PlainTable {
  readonly name: string
  readonly headings: readonly string[]
  readonly rows: readonly (readonly PlainValue[])[]
  readonly locale: Locale
}
