import { type Locale, type LocalizedText, localize } from '@eksport/forms'
import type { FindingParams } from './rule-subject.ts'

const and: Readonly<Record<Locale, string>> = { nb: 'og', nn: 'og', en: 'and' }

/** `2`, `2 og 5`, `2, 5 og 7` */
export function listLines(lines: readonly (number | string)[], locale: Locale): string {
  const last = lines.at(-1)
  const before = lines.slice(0, -1).join(', ')
  return before === '' ? String(last ?? '') : `${before} ${and[locale]} ${last}`
}

/** The same text in every language, apart from what `write` localises. */
export const inEachLanguage = (write: (locale: Locale) => string): LocalizedText => ({
  nb: write('nb'),
  nn: write('nn'),
  en: write('en'),
})

/** A list of words in the middle of a sentence, as each language writes it. */
export function listWords(words: readonly LocalizedText[]): LocalizedText {
  return inEachLanguage((locale) =>
    listLines(
      words.map((word) => word[locale]),
      locale,
    ),
  )
}

function inLocale(text: LocalizedText, lines: readonly number[], params: FindingParams, locale: Locale): string {
  const values = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'object' ? value[locale] : value,
  ])
  // A finding on the whole application has no 'Varelinje 2:' prefix.
  const template = lines.length > 0 ? text[locale] : text[locale].replace(/^[^:]*\{l\}: /, '')
  const words: LocalizedText = { nb: template, nn: template, en: template }
  return localize(words, locale, { ...Object.fromEntries(values), l: listLines(lines, locale) })
}

/** The prefix of a finding on lines: 'Varelinje 2, 5 og 7: '. */
const ofLines = /^(?:Varelinje|Product line) \d+(?:, \d+)*(?: (?:og|and) \d+)?: /

/** A finding's text without its prefix, where its place already shows the lines. */
export const withoutLines = (words: string): string => words.replace(ofLines, '')

/** A finding's text in every language. */
export function ruleMessages(text: LocalizedText, lines: readonly number[], params: FindingParams): LocalizedText {
  return {
    nb: inLocale(text, lines, params, 'nb'),
    nn: inLocale(text, lines, params, 'nn'),
    en: inLocale(text, lines, params, 'en'),
  }
}
