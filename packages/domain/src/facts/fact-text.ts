import { formatNumber, getAt, type Locale } from '@eksport/forms'
import { celsius, dayInWords, quantity } from './document-format.ts'
import type { FactFormat } from './fact.ts'
import { type FactPath, facts } from './facts.ts'
import { isGiven } from './is-given.ts'
import type { Lookups } from './lookups.ts'

/** In which language a fact is written, and with which registers. */
export interface FactContext {
  readonly lookups: Lookups
  readonly locale: Locale
}

const asText = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(asText) : [asText(value)])

function phoneText(value: unknown): string {
  const parts = [getAt(value, 'callingCode'), getAt(value, 'number')].map(asText)
  return parts[1] === '' ? '' : parts.filter((part) => part !== '').join(' ')
}

function numberText(as: 'number' | 'kilograms' | 'degrees', value: number, locale: Locale): string {
  if (as === 'degrees') return celsius(value)
  if (as === 'number') return quantity(value, locale)
  return `${formatNumber(value, locale, 2)}\u00a0kg`
}

function written(format: FactFormat, value: unknown, { lookups, locale }: FactContext): string {
  switch (format.as) {
    case 'code':
    case 'codes':
      return textsOf(value)
        .map((code) => lookups.name(format.list, code)?.[locale] ?? code)
        .join(', ')
    case 'options':
      return textsOf(value)
        .map((option) => format.options[option]?.[locale] ?? option)
        .join(', ')
    case 'number':
    case 'kilograms':
    case 'degrees':
      return typeof value === 'number' ? numberText(format.as, value, locale) : ''
    case 'day':
      return dayInWords(asText(value), locale)
    case 'phone':
      return phoneText(value)
    case 'yes':
      return isGiven(value) ? { nb: 'Ja', nn: 'Ja', en: 'Yes' }[locale] : ''
    case 'text':
    case 'time':
      return textsOf(value).join(', ')
    // A period stands in columns and a list in rows of its own: a document writes them in its own way.
    case 'period':
    case 'rows':
      return ''
  }
}

/** The answer of a fact in words; nothing where nothing was answered. `answers` is the application, or one line of goods for a fact of lines. */
export function factText(path: FactPath, answers: object, context: FactContext): string | undefined {
  const value = getAt(answers, path.replace(/^productLines\./, ''))
  if (value === undefined || value === null || value === '') return undefined
  const words = written(facts[path].format, value, context).trim()
  return words === '' ? undefined : words
}
