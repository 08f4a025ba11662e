import { inDevelopment } from '../internal/in-development.js'

const reported = new Set<string>()

/** Tells a developer once that a text, or all texts, of a language are not there; another language is spoken instead. */
export function reportMissing(what: string, locale: string): void {
  if (!inDevelopment() || reported.has(`${locale} ${what}`)) return
  reported.add(`${locale} ${what}`)
  console.warn(`@eksport/ui: '${locale}' has no words for ${what}`)
}
