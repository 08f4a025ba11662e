const reported = new Set<string>()

/** Tells a developer once that a text, or all texts, of a language are not there; another language is spoken instead. */
export function reportMissing(what: string, locale: string): void {
  try {
    if (process.env.NODE_ENV === 'production' || reported.has(`${locale} ${what}`)) return
    reported.add(`${locale} ${what}`)
    console.warn(`@eksport/ui: '${locale}' has no words for ${what}`)
  } catch {
    // A browser without a bundler has no `process`, and nobody who develops there.
  }
}
