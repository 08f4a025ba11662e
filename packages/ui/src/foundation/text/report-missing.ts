const reported = new Set<string>()

/** Warns a developer once that a text, or all texts, of a language are missing, so that another language is used. */
export function reportMissing(what: string, locale: string): void {
  try {
    if (process.env.NODE_ENV === 'production' || reported.has(`${locale} ${what}`)) return
    reported.add(`${locale} ${what}`)
    console.warn(`@eksport/ui: '${locale}' has no words for ${what}`)
  } catch {
    // Without a bundler `process` is undefined, and no developer reads the warning.
  }
}
