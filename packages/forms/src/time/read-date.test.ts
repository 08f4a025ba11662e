import { describe, expect, it } from 'vitest'
import { formatDate } from '../text/format.ts'
import { orderOf, parseDate, readDate } from './read-date.ts'

const today = '2026-11-20'

/** What both a field and a sheet read, so that a file means what its person types. */
const written: readonly (readonly [text: string, date: string])[] = [
  ['17.11.2026', '2026-11-17'],
  ['17.11.26', '2026-11-17'],
  ['17.11.80', '1980-11-17'],
  ['5.6.2026', '2026-06-05'],
  ['1/2-26', '2026-02-01'],
  ['2026-11-17', '2026-11-17'],
  ['2026年11月17日', '2026-11-17'],
  ['2026 年 1 月 7 日', '2026-01-07'],
  ['2026-11-17T00:00:00', '2026-11-17'],
  ['2026-11-28T12:00:00.000Z', '2026-11-28'],
  ['2026/11/28', '2026-11-28'],
  ['2026.11.7', '2026-11-07'],
  ['28.11.2026 00:00:00', '2026-11-28'],
  ['28.11.2026 14.30', '2026-11-28'],
  ['28.11.26 14:30', '2026-11-28'],
  ['20261128', '2026-11-28'],
  ['28112026', '2026-11-28'],
  ['20112026', '2026-11-20'],
  ['20101120', '2010-11-20'],
  ['17/11/2026', '2026-11-17'],
  ['11/17/2026', '2026-11-17'],
  ['6/6/2026', '2026-06-06'],
  ['06/6/2026', '2026-06-06'],
  ['17 nov 2026', '2026-11-17'],
  ['17-Nov-26', '2026-11-17'],
  ['17. Nov. 2026', '2026-11-17'],
  ['1. desember 2026', '2026-12-01'],
  ['Nov 28, 2026', '2026-11-28'],
  ['desember 1 26', '2026-12-01'],
  ['\u200E17.11.2026\u200B', '2026-11-17'],
  ['17.\u00A011.\u00A02026', '2026-11-17'],
]

it.each(written)('[THM-04] [WIZ-23] a field and a file both have %s as %s', (text, date) => {
  expect(parseDate(text, today)).toEqual({ kind: 'date', date })
  expect(readDate(text, today)).toEqual({ kind: 'date', date })
})

describe('a day of a file', () => {
  it('[WIZ-23] may be two, until the order of its column is known', () => {
    expect(readDate('05/06/2026', today)).toEqual({ kind: 'ambiguous' })
    expect(readDate('05/06/2026', today, 'dmy')).toEqual({ kind: 'date', date: '2026-06-05' })
    expect(readDate('05-06-26 10:00', today, 'mdy')).toEqual({ kind: 'date', date: '2026-05-06' })
    expect(parseDate('05/06/2026', today)).toEqual({ kind: 'date', date: '2026-06-05' })
  })

  const unread: readonly (readonly [text: string, kind: string])[] = [
    ['31.02.2026', 'nonexistent'],
    ['2026-13-01', 'nonexistent'],
    ['', 'empty'],
    ...['12', '1.2', '010226', '261117', '4 mars', 'i går', '+14', '99999', '46343.5', '1 nov x'].map(
      (text) => [text, 'format'] as const,
    ),
  ]
  it.each(unread)('[WIZ-23] is not %j', (text, kind) => {
    expect(readDate(text, today)).toEqual({ kind })
  })

  it('[WIZ-23] has the order that the others of its column show', () => {
    expect(orderOf(['05/06/2026', '11/17/2026 10:00'])).toBe('mdy')
    expect(orderOf(['05/06/2026', '17/11/26', ''])).toBe('dmy')
    expect(orderOf(['17/11/2026', '11/17/2026'])).toBeUndefined()
    expect(orderOf(['17.11.2026', '2026-11-17'])).toBeUndefined()
  })
})

describe('parseDate', () => {
  const understood: readonly (readonly [typed: string, date: string])[] = [
    ['01.02.2026', '2026-02-01'],
    ['1.2.26', '2026-02-01'],
    ['1.2.2026', '2026-02-01'],
    ['010226', '2026-02-01'],
    ['01022026', '2026-02-01'],
    ['1/2-26', '2026-02-01'],
    ['1-2-2026', '2026-02-01'],
    ['1 2 26', '2026-02-01'],
    [' 1. 2. 2026 ', '2026-02-01'],
    ['1.2', '2026-02-01'],
    ['2026-03-04', '2026-03-04'],
    ['4. mars 2027', '2027-03-04'],
    ['4 mar', '2026-03-04'],
    ['24. des 26', '2026-12-24'],
    ['1 october 2026', '2026-10-01'],
    ['i dag', '2026-11-20'],
    ['I dag', '2026-11-20'],
    ['idag', '2026-11-20'],
    ['i morgen', '2026-11-21'],
    ['i morgon', '2026-11-21'],
    ['i går', '2026-11-19'],
    ['tomorrow', '2026-11-21'],
    ['+14', '2026-12-04'],
    ['-20', '2026-10-31'],
    ['29.02.2028', '2028-02-29'],
    ['1.2.80', '1980-02-01'],
    ['1.2.70', '2070-02-01'],
  ]
  it.each(understood)('[THM-04] understands %s as %s', (typed, date) => {
    expect(parseDate(typed, today)).toEqual({ kind: 'date', date })
  })

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['29.02.2026', 'nonexistent'],
    ['31.04.2026', 'nonexistent'],
    ['2026-02-30', 'nonexistent'],
    ['00.01.2026', 'nonexistent'],
    ['1.13.26', 'nonexistent'],
    ['torsk', 'format'],
    ['1.2.026', 'format'],
    ['4 ma', 'format'],
    ['12', 'format'],
    ['20261301', 'nonexistent'],
    ['14:30', 'format'],
  ])('[THM-04] says what is wrong with %s: %s', (typed, kind) => {
    expect(parseDate(typed, today)).toEqual({ kind })
  })

  it('rolls over the year with +1 on New Year’s Eve', () => {
    expect(parseDate('+1', '2026-12-31')).toEqual({ kind: 'date', date: '2027-01-01' })
  })

  it('takes the nearest century for two digits, from either side of a turn', () => {
    expect(parseDate('1.1.05', '2098-01-01')).toEqual({ kind: 'date', date: '2105-01-01' })
    expect(parseDate('1.1.95', '2105-01-01')).toEqual({ kind: 'date', date: '2095-01-01' })
  })
})

it.each(['nb', 'en', 'da', 'de', 'en-US', 'sv', 'hu', 'fr-CA', 'ja', 'ar', 'fa', 'ar-EG'])(
  '[LIB-03] a date that is written as in %s is read as that date',
  (locale) => {
    for (const date of ['2026-02-03', '2026-11-20']) {
      expect(parseDate(formatDate(date, locale), '2026-11-20', locale)).toEqual({ kind: 'date', date })
    }
  },
)

it('[LIB-03] the order of day and month, the names and the digits are those of the language', () => {
  const read = (text: string, locale?: string) => parseDate(text, '2026-11-20', locale)
  expect(read('2/3')).toEqual({ kind: 'date', date: '2026-03-02' })
  expect(read('2/3', 'en-US')).toEqual({ kind: 'date', date: '2026-02-03' })
  expect(read('4. märz 2027', 'de')).toEqual({ kind: 'date', date: '2027-03-04' })
  expect(read('٤/٣/٢٠٢٧', 'ar')).toEqual({ kind: 'date', date: '2027-03-04' })
})
