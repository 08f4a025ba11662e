const reported = new Set<string>()

/** Says once in the console that a text, or all texts, of a language are not there; another language is spoken instead. */
export function reportMissing(what: string, locale: string): void {
  const message = `@eksport/ui: no words for ${what} (${locale})`
  if (!reported.has(message)) console.warn(message)
  reported.add(message)
}
