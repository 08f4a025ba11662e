/** The texts of all components in one language, by catalogue and key. */
export interface Language {
  /** BCP 47 tag; also used for its regions: 'da' for 'da-DK'. */
  readonly locale: string
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>
}
