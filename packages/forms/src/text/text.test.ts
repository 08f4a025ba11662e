import fc from 'fast-check'
import { expect, it } from 'vitest'
import { commonIssueTexts } from '../issue/common-issue-texts.ts'
import { issueText } from '../issue/issue.ts'
import { foreignCharacters, normalizeText, withoutInvisible } from './characters.ts'
import { choiceNames } from './choice-names.ts'
import { formatDate, formatInstant, formatNumber, numberSigns } from './format.ts'
import { languageTags, locales, localize, nearestLocale } from './localized-text.ts'

it('[VAL-01] one space between words, none around, and nothing instead of empty', () => {
  expect(normalizeText('  a \t\n b  ')).toBe('a b')
  expect(normalizeText('a  b \n\n c ', true)).toBe('a b\n\nc')
  expect(normalizeText(' \n ')).toBeUndefined()
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const once = normalizeText(text)
      expect(normalizeText(once ?? '')).toBe(once)
    }),
  )
})

it.each([
  ['a zero-width blank', 'L\u200B-1', 'L-1'],
  ['a byte order mark', '\uFEFFL-1', 'L-1'],
  ['a soft hyphen', 'Nordøst\u00ADatlanteren', 'Nordøstatlanteren'],
  ['marks of direction', '\u200E\u202AL-1\u202C\u2066\u2069\u061C', 'L-1'],
  ['NUL', 'L\0-1', 'L-1'],
  ['a word joiner', 'L\u2060-1', 'L-1'],
])('[VAL-01] a text is stored without %s that copying has brought along', (_, copied, clean) => {
  expect(withoutInvisible(copied)).toBe(clean)
  expect(normalizeText(copied)).toBe(clean)
})

it('[VAL-02] a text is refused by the characters that it cannot hold, and those that nobody sees by their numbers', () => {
  expect(foreignCharacters('Окунь Laks', 'text')).toEqual(['О', 'к', 'у', 'н', 'ь'])
  expect(foreignCharacters('L\u200D-1', 'text')).toEqual(['U+200D'])
  expect(foreignCharacters("O'Gata", 'address')).toEqual(["'"])
  expect(foreignCharacters('Ærlig & rå', 'text')).toEqual([])
  const issue = { code: 'textCharset', params: { found: '中' } }
  expect(issueText(issue, 'nb', commonIssueTexts)).toMatch(/ikke 中$/)
})

it('[VAL-01] what was typed for a date and is none is shown as it was typed', () => {
  expect(formatDate('2026-12-02')).toBe('02.12.2026')
  expect(['0212', '2.12', 'i morgen', ''].map((text) => formatDate(text))).toEqual(['0212', '2.12', 'i morgen', ''])
})

it('[THM-10] a browser that knows no nynorsk is asked for bokmål, never left to its own language', () => {
  expect(locales.map(languageTags)).toEqual([['nb'], ['nn', 'nb'], ['en-GB']])
})

it('[THM-10] English joins as the British do, without a comma before the last', () => {
  const join = (tags: string[]) => new Intl.ListFormat(tags, { type: 'disjunction' }).format(['PDF', 'JPG', 'TIFF'])
  expect(locales.map((locale) => join(languageTags(locale)))).toEqual([
    'PDF, JPG eller TIFF',
    'PDF, JPG eller TIFF',
    'PDF, JPG or TIFF',
  ])
})

it('shows a mark without a value instead of an empty space', () => {
  const text = { nb: 'Høyst {max} av {n}', nn: '', en: '' }
  expect(localize(text, 'nb', { max: 3 })).toBe('Høyst 3 av {n}')
})

it('tells an issue in words, and an unknown one as not valid', () => {
  expect(issueText({ code: 'required' }, 'nn', commonIssueTexts)).toBe('Feltet er påkravd')
  expect(issueText({ code: 'tooLong', params: { max: 50 } }, 'nb', commonIssueTexts)).toBe(
    'Feltet kan maks inneholde 50 tegn.',
  )
  expect(issueText({ code: 'toString' }, 'en', commonIssueTexts)).toBe('The value is not valid')
  for (const text of Object.values(commonIssueTexts)) for (const locale of locales) expect(text[locale]).not.toBe('')
})

it('writes numbers in each language’s own way', () => {
  expect(formatNumber(1_234_567.5, 'nb')).toBe('1\u00a0234\u00a0567,5')
  expect(formatNumber(1_234_567.5, 'en', 2)).toBe('1,234,567.50')
  expect(formatNumber(-18, 'en')).toBe('-18')
})

const choice = (code: string, en: string, more: { nb?: string; la?: string; variant?: string } = {}) => {
  const { nb = en, la, variant } = more
  return { code, names: { nb, nn: nb, en, ...(la && { la }) }, ...(variant && { variant }) }
}
const salmon = [
  choice('711', 'Atlantic salmon', { nb: 'Laks', la: 'Salmo salar' }),
  choice('71101', 'Atlantic salmon', { nb: 'Laks (oppdrett)', la: 'Salmo salar', variant: 'farmed' }),
]

it('names of a list that differ stand as they are', () => {
  expect(choiceNames(salmon, 'nb')).toEqual(['Laks', 'Laks (oppdrett)'])
  expect(choiceNames([], 'en')).toEqual([])
})

it('those that are alike in English are told apart by their variant', () => {
  expect(choiceNames(salmon, 'en')).toEqual(['Atlantic salmon', 'Atlantic salmon (farmed)'])
})

it('by the scientific name where that differs, and by the code where nothing else does', () => {
  const redfish = [choice('1', 'Redfish', { la: 'Sebastes' }), choice('2', 'redfish', { la: 'Helicolenus' })]
  expect(choiceNames(redfish, 'en')).toEqual(['Redfish (Sebastes)', 'redfish (Helicolenus)'])
  expect(choiceNames([choice('43', 'Bag'), choice('ZB', 'Bag'), choice('BX', 'Box')], 'nn')).toEqual([
    'Bag (43)',
    'Bag (ZB)',
    'Box',
  ])
  const half = [choice('1', 'Redfish', { la: 'Sebastes' }), choice('2', 'Redfish')]
  expect(choiceNames(half, 'en')).toEqual(['Redfish (1)', 'Redfish (2)'])
})

it.each([
  ['nb', 'nn', 'Språk'],
  ['nn-NO', 'nb', 'Språk'],
  ['no', 'nb', 'Språk'],
  ['da-DK', 'da', 'Sprog'],
  ['de', 'en', 'Language'],
])('[LIB-03] a text without %s is read in the nearest language that it has', (locale, near, expected) => {
  const text = { en: 'Language', [near]: expected }
  expect(localize(text, locale)).toBe(expected)
  expect(localize({ [near]: 'the only one' }, locale)).toBe('the only one')
})

it('[LIB-03] the nearest of several is the longest tag that is known', () => {
  expect(nearestLocale(['zh', 'zh-Hant', 'en'], 'zh-Hant-TW')).toBe('zh-Hant')
  expect(nearestLocale(['da', 'sv'], 'ar')).toBe('da')
  expect(nearestLocale([], 'ar')).toBeUndefined()
})

it.each([
  ['nn', '20.11.2026', '2\u00a0745,6'],
  ['da', '20.11.2026', '2.745,6'],
  ['en-US', '11/20/2026', '2,745.6'],
  ['sv', '2026-11-20', '2\u00a0745,6'],
  ['ar', '20/11/2026', '2,745.6'],
  ['fa', '2026/11/20', '2,745.6'],
])('[LIB-03] dates and numbers are written as in %s, in Latin digits', (locale, date, number) => {
  expect(formatDate('2026-11-20', locale)).toBe(date)
  expect(formatNumber(2745.6, locale)).toBe(number)
  expect(number).toContain(numberSigns(locale).decimal)
})

it('[LIB-03] a moment is shown by the clock of the zone that is asked for', () => {
  expect(formatInstant('2026-11-20T23:30:00Z', 'America/St_Johns', 'en-US')).toBe('11/20/2026 20:00')
  expect(formatInstant('2026-11-20T23:30:00Z', 'Asia/Tokyo')).toBe('21.11.2026 08:30')
  expect(() => formatInstant('2026-11-20T23:30:00Z', 'Europe/Atlantis')).toThrow(RangeError)
})
