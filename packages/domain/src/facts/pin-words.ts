import type { Locale, LocalizedText } from '@eksport/forms'
import { lineOf, type Pin } from '../application/clarification.ts'
import { applicationEntries } from './application-entries.ts'
import type { FactEntry } from './entries.ts'
import { lineEntries } from './line-entries.ts'
import { startingSmall } from './subject.ts'

const allLines: LocalizedText = { nb: 'Alle varelinjer', nn: 'Alle varelinjer', en: 'All product lines' }
const oneLine: LocalizedText = { nb: 'Varelinje', nn: 'Varelinje', en: 'Product line' }
const noLine: LocalizedText = {
  nb: 'En varelinje som er fjernet',
  nn: 'Ei varelinje som er fjerna',
  en: 'A product line that has been removed',
}

/** The pin that lets lines be added and removed. */
export const allLinesFact = 'productLines'

/** The entry that a pin is about; undefined for a whole line, all lines, or a fact that no longer exists. */
export function entryAt(pin: Pin): FactEntry | undefined {
  return (lineOf(pin) === undefined ? applicationEntries : lineEntries).find(({ id }) => id === pin.fact)
}

/** A pin in words, with the current number of its line: 'Transporttemperatur', 'Varelinje 4, nettovekt'. */
export function pinWords(pin: Pin, lines: readonly { readonly id: string }[] = [], locale: Locale): string {
  const label = entryAt(pin)?.label[locale]
  const line = lineOf(pin)
  if (line === undefined) return pin.fact === allLinesFact ? allLines[locale] : (label ?? pin.fact ?? '')
  const index = lines.findIndex(({ id }) => id === line)
  const name = index < 0 ? noLine[locale] : `${oneLine[locale]} ${index + 1}`
  return label === undefined ? name : `${name}, ${startingSmall(label, locale)}`
}
