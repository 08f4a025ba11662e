/** The words of all components in one language, by catalogue and key. */
export interface Language {
  /** BCP 47 tag; the words serve its regions too: 'da' is spoken for 'da-DK'. */
  readonly locale: string
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>
}
