import { formatDate, formatNumber, getAt, type Locale, type PlainDate } from '@eksport/forms'
import type { CodeLabels, NamedList, NamedRegister } from '../reference/code-list/code-entry.ts'
import { groupDigits } from '../values/format/format.ts'
import { celsius, dayInWords, quantity } from './document-format.ts'
import type { Fact, FactFormat } from './fact.ts'
import type { Lookups } from './lookups.ts'

/** Whether a declaration is given: ticked, or stored with the text that it was given to. */
export const isGiven = (answer: unknown): boolean => answer === true || getAt(answer, 'given') === true

/** The language of written facts, the names of codes in it, and how days are written. */
export interface FactContext {
  readonly locale: Locale
  /** The name of a code; undefined where the list does not have it. */
  readonly nameOf: (list: NamedList, code: string) => string | undefined
  /** Writes a day in figures or in words. Passed in, so that a page on the screen does not load the formats of documents. */
  readonly day: (day: PlainDate, locale: Locale) => string
  /** The name of a number in a register. Documents print it in a place of its own. */
  readonly registered?: ((register: NamedRegister, number: string) => string | undefined) | undefined
}

/** Facts in a document: names from the registers, days in words. */
export const inDocument = (lookups: Pick<Lookups, 'name'>, locale: Locale): FactContext => ({
  locale,
  nameOf: (list, code) => lookups.name(list, code)?.[locale],
  day: dayInWords,
})

/** Facts on a screen: names from the reader's code lists, days in figures. */
export const onScreen = (labels: Pick<CodeLabels, 'label' | 'registered'>, locale: Locale): FactContext => ({
  locale,
  nameOf: (list, code) => labels.label(list, code),
  registered: labels.registered && ((register, number) => labels.registered?.(register, number)),
  day: formatDate,
})

const asText = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(asText) : [asText(value)])
const isFilled = (words: string) => words !== ''
const answered = (value: boolean) => (value ? { nb: 'Ja', nn: 'Ja', en: 'Yes' } : { nb: 'Nei', nn: 'Nei', en: 'No' })

function phoneText(value: unknown): string {
  const parts = [getAt(value, 'callingCode'), getAt(value, 'number')].map(asText)
  return parts[1] === '' ? '' : parts.filter(isFilled).join(' ')
}

function numberText(as: 'number' | 'kilograms' | 'degrees', value: number, locale: Locale): string {
  if (as === 'degrees') return celsius(value, locale)
  if (as === 'number') return quantity(value, locale)
  return `${formatNumber(value, locale, 2)}\u00a0kg`
}

const dayText = (value: unknown, { locale, day }: FactContext) => {
  const plain = asText(value)
  return plain === '' ? '' : day(plain, locale)
}

/** A period; one day when both ends are the same, and the known end when the other is missing. */
function periodText(value: unknown, context: FactContext): string {
  const ends = [getAt(value, 'from'), getAt(value, 'to')].map((end) => dayText(end, context)).filter(isFilled)
  return [...new Set(ends)].join('–')
}

/** The name of a code; undefined where it is the same as the code. */
function nameOfCode(list: NamedList, code: string, { nameOf }: FactContext): string | undefined {
  const name = nameOf(list, code)
  return name === code ? undefined : name
}

function codeText(format: Extract<FactFormat, { as: 'code' | 'codes' }>, value: string, context: FactContext): string {
  const name = nameOfCode(format.list, value, context)
  if (name === undefined) return value
  return format.withCode ? `${value} ${name}` : name
}

function written(format: FactFormat, value: unknown, context: FactContext): readonly string[] {
  const { locale } = context
  switch (format.as) {
    case 'code':
    case 'codes':
      return textsOf(value).map((code) => (code === '' ? '' : codeText(format, code, context)))
    case 'organisation':
      return textsOf(value).map((number) =>
        [groupDigits(number), nameOfCode(format.list, number, context)].filter(Boolean).join(' '),
      )
    case 'options':
      return textsOf(value).map((option) => format.options[option]?.[locale] ?? option)
    case 'number':
    case 'kilograms':
    case 'degrees':
      return typeof value === 'number' ? [numberText(format.as, value, locale)] : []
    case 'day':
      return [dayText(value, context)]
    case 'time':
      return [asText(value).slice(0, 'HH:mm'.length)]
    case 'period':
      return [periodText(value, context)]
    case 'phone':
      return [phoneText(value)]
    case 'yes':
      return isGiven(value) ? [answered(true)[locale]] : []
    case 'yesNo':
      return typeof value === 'boolean' ? [answered(value)[locale]] : []
    case 'text':
    case 'prose':
    case 'identifier':
      return textsOf(value)
    case 'registered':
      return textsOf(value).map((number) =>
        [number, context.registered?.(format.register, number)].filter(Boolean).join(' '),
      )
    // The facts of its items write it (`rowTexts`).
    case 'rows':
      return []
  }
}

/** The values of an answer in words: several for a list, none where nothing was answered. */
export function factTexts(fact: Fact, value: unknown, context: FactContext): readonly string[] {
  if (value === undefined || value === null || value === '') return []
  return written(fact.format, value, context)
    .map((words) => words.trim())
    .filter(isFilled)
}
