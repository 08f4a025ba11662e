import type { Locale } from '@eksport/forms'

/** The words of all components in one language, by catalogue and key. */
export interface Language {
  readonly locale: Locale
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>
}
