import { describe, expect, it } from 'vitest'
import { describeForm } from '../define/describe-form.ts'
import type { Field } from '../define/field.ts'
import {
  choice,
  code,
  consent,
  date,
  dateRange,
  email,
  fixed,
  internationalPhone,
  lookup,
  multiChoice,
  multiCode,
  number,
  phone,
  text,
  time,
  toggle,
  yesNo,
} from '../define/fields.ts'
import { displayValue } from '../derive/display-value.ts'
import { normalizeValue } from '../derive/normalize-value.ts'
import { validateField } from '../derive/validate-sections.ts'
import { kindOf } from './index.ts'

const label = { nb: 'Felt', nn: 'Felt', en: 'Field' }
const option = (value: string) => ({ value, label: { nb: `nb ${value}`, nn: `nn ${value}`, en: `en ${value}` } })
const now = '2026-11-20T12:00:00+01:00'
const context = {
  now,
  timeZone: 'Europe/Oslo',
  given: {},
  codes: { species: new Set(['711']), sites: new Set(['10790']) },
}

function codesOf(field: Field, value: unknown, answers: Record<string, unknown> = {}) {
  return validateField(field, value, 'x', { answers, root: answers, context }).map(
    (issue) => `${issue.path} ${issue.code}`,
  )
}

const required = { label, required: true }

describe('validation of every kind', () => {
  it.each<[string, Field, unknown, string[]]>([
    ['[VAL-01] a missing text', text(required), '', ['x required']],
    ['[VAL-01] only spaces', text(required), ' \n ', ['x required']],
    ['[VAL-01] null', text(required), null, ['x required']],
    ['an optional text', text({ label }), undefined, []],
    ['[VAL-01] a postal code', text({ label, digits: 4 }), '0150', []],
    ['[VAL-01] half a postal code', text({ label, digits: 4 }), '90', ['x digitCount']],
    ['[VAL-01] letters for digits', text({ label, digits: 4 }), '90AB', ['x digitCount']],
    ['its own code', text({ ...required, requiredCode: 'mine' }), undefined, ['x mine']],
    ['[VAL-01] 255 characters', text({ label }), 'a'.repeat(255), []],
    ['[VAL-01] 256 characters', text({ label }), 'a'.repeat(256), ['x textTooLong']],
    ['[VAL-01] 255 characters and spaces around', text({ label }), `  ${'a'.repeat(255)}  `, []],
    ['its own length', text({ label, max: 50 }), 'a'.repeat(51), ['x tooLong']],
    ['too short', text({ label, min: 9 }), 'a'.repeat(8), ['x tooShort']],
    ['[VAL-02] a text', text({ label }), 'Ærlig & rå, 50 % (nr. 7)', []],
    ['[VAL-02] a text in other letters', text({ label }), 'Пример', ['x textCharset']],
    ['[VAL-02] a text with brackets', text({ label }), '<b>', ['x textCharset']],
    ['[VAL-02] an address', text({ label, charset: 'address' }), 'Gata 4/5, (bygg #2) & co: 9008', []],
    ['[VAL-02] an address with a quote', text({ label, charset: 'address' }), "O'Gata", ['x addressCharset']],
    ['[VAL-02] a name', text({ label, charset: 'name' }), "Anne-Marie O'Neil & co., Ås", []],
    ['[VAL-02] a name with digits', text({ label, charset: 'name' }), 'Ola 2', ['x nameCharset']],
    ['[VAL-02] a name with a bracket', text({ label, charset: 'name' }), 'Ola (far)', ['x nameCharset']],
    ['a value of another shape', text({ label }), 7, ['x invalid']],
    ['[VAL-03] an address', email({ label }), 'ola@bedrift.example', []],
    ['[VAL-03] an address with a mark that nobody sees', email({ label }), 'ola@bedrift.example\u200B', []],
    ['[VAL-03] no address', email({ label }), 'ola@', ['x email']],
    ['a long address', email({ label }), `${'a'.repeat(250)}@b.example`, ['x textTooLong']],
    ['[VAL-03] five characters', phone({ label, min: 6 }), '12345', ['x phoneTooShort']],
    ['[VAL-03] six', phone({ label, min: 6 }), '123456', []],
    ['[VAL-03] twenty', phone({ label }), `+${'1'.repeat(19)}`, []],
    ['[VAL-03] twenty-one', phone({ label }), `+${'1'.repeat(20)}`, ['x phoneTooLong']],
    ['[VAL-03] spaces between groups', phone({ label, min: 6 }), '+47 12 34 56', []],
    ['[VAL-03] marks that nobody sees', phone({ label, min: 6 }), '\u202A+47 123456\u202C', []],
    ['[VAL-03] letters', phone({ label }), '12a', ['x phoneDigits']],
    ['[VAL-03] a plus inside', phone({ label }), '1+2', ['x phoneDigits']],
    ['no number', internationalPhone(required), { callingCode: '+86' }, ['x.number required']],
    ['no calling code', internationalPhone(required), { number: '123' }, ['x.callingCode callingCode']],
    ['both', internationalPhone(required), { callingCode: '+86', number: '123' }, []],
    [
      '[VAL-03] [WIZ-08] a number with a calling code of its own',
      internationalPhone(required),
      { callingCode: '+86', number: '+47 123 45 678' },
      ['x.number phoneWithCallingCode'],
    ],
    [
      '[VAL-03] [WIZ-08] a number as it is dialled from abroad',
      internationalPhone(required),
      { callingCode: '+86', number: '0047 123 45 678' },
      ['x.number phoneWithCallingCode'],
    ],
    [
      '[VAL-03] [WIZ-08] a number that begins with zeros',
      internationalPhone(required),
      { callingCode: '+86', number: '00004009' },
      [],
    ],
    ['too small', number({ label, min: 1 }), 0, ['x tooSmall']],
    ['too large', number({ label, max: 1 }), 2, ['x tooLarge']],
    ['[VAL-04] more than any field asks for', number({ label }), 1_000_000_000, ['x tooLarge']],
    ['[VAL-04] less than any field asks for', number({ label }), -1e308, ['x tooSmall']],
    ['[VAL-04] the most that any field asks for', number({ label }), 999_999_999, []],
    ['a half', number({ label }), 0.5, ['x wholeNumber']],
    ['two decimals', number({ label, decimals: 2 }), 0.07, []],
    ['three', number({ label, decimals: 2 }), 0.075, ['x twoDecimals']],
    ['two of one', number({ label, decimals: 1 }), 0.07, ['x decimals']],
    ['its own words', number({ label, decimals: 1, decimalsCode: 'mine' }), 0.07, ['x mine']],
    ['no number', number({ label }), Number.NaN, ['x invalid']],
    ['a known site', number({ label, source: 'sites' }), 10_790, []],
    ['an unknown site', number({ label, source: 'sites' }), 10_791, ['x unknownCode']],
    ['a register that is not known', number({ label, source: 'others' }), 1, []],
    ['today', date({ label, earliest: 0 }), '2026-11-20', []],
    ['yesterday', date({ label, earliest: 0 }), '2026-11-19', ['x tooEarly']],
    ['tomorrow', date({ label, latest: 0 }), '2026-11-21', ['x tooLate']],
    ['no day of the calendar', date({ label }), '31.2.2027', ['x noSuchDate']],
    ['no date at all', date({ label }), 'i vinter', ['x date']],
    ['[VAL-05] the same day', dateRange({ label }), { from: '2026-11-20', to: '2026-11-20' }, []],
    [
      '[VAL-05] the wrong way',
      dateRange({ label }),
      { from: '2026-11-20', to: '2026-11-19' },
      ['x.from fromAfterTo', 'x.to toBeforeFrom'],
    ],
    ['half a range', dateRange({ label }), { from: '2026-11-20' }, ['x.to required']],
    ['no day', dateRange({ label }), { from: '20.11.2026', to: '2026-11-20' }, ['x.from date']],
    [
      'beyond the last day',
      dateRange({ label, latest: 0 }),
      { from: '2026-11-20', to: '2026-11-21' },
      ['x.to tooLate'],
    ],
    ['no range', dateRange(required), {}, ['x.from required', 'x.to required']],
    ['no time', time({ label }), '24:00', ['x time']],
    ['a time with seconds', time({ label }), '12:00:00', []],
    ['an option', choice({ label, options: [option('A')] }), 'A', []],
    ['another', choice({ label, options: [option('A')] }), 'B', ['x choice']],
    ['no options', multiChoice({ ...required, options: [option('A')] }), [], ['x required']],
    ['too few options', multiChoice({ label, min: 2, options: [option('A'), option('B')] }), ['A'], ['x tooFew']],
    ['another option', multiChoice({ label, options: [option('A')] }), ['B'], ['x choice']],
    ['a known code', code({ label, codeList: 'species' }), '711', []],
    ['an unknown code', code({ label, codeList: 'species' }), '1', ['x unknownCode']],
    ['its own words', code({ label, codeList: 'species', invalidCode: 'mine' }), '1', ['x mine']],
    ['a list that is not known', code({ label, codeList: 'others' }), '1', []],
    ['too few codes', multiCode({ label, codeList: 'species', min: 2 }), ['711'], ['x tooFew']],
    ['too many codes', multiCode({ label, codeList: 'others', max: 1 }), ['1', '2'], ['x tooMany']],
    ['an unknown one among them', multiCode({ label, codeList: 'species' }), ['711', '1'], ['x unknownCode']],
    ['a found entry', lookup({ label, source: 'species' }), '711', []],
    ['another entry', lookup({ label, source: 'species' }), '1', ['x unknownCode']],
    ['a long entry', lookup({ label, source: 'others' }), 'a'.repeat(256), ['x textTooLong']],
    ['a declaration that is not ticked', consent(required), false, ['x required']],
    ['a ticked one', consent(required), true, []],
    ['a toggle is never missing', toggle(required), undefined, []],
    ['no answer', yesNo(required), undefined, ['x required']],
    ['no', yesNo(required), false, []],
    ['words for a yes', yesNo(required), 'ja', ['x invalid']],
    ['a fixed value is never missing', fixed(required), undefined, []],
  ])('%s', (_title, field, value, issues) => {
    expect(codesOf(field, value)).toEqual(issues)
  })

  it('a time must be far enough from now on its day', () => {
    const field = time({ label, dateField: 'day', leadMinutes: 60 })
    expect(codesOf(field, '13:00', { day: '2026-11-20' })).toEqual([])
    expect(codesOf(field, '12:59', { day: '2026-11-20' })).toEqual(['x tooSoon'])
    expect(codesOf(field, '12:59', { day: '2026-11-21' })).toEqual([])
    expect(codesOf(field, '12:59')).toEqual([])
  })

  it.each([
    ['between two steps', '2026-11-20', '12:15', ['x timeNotOffered']],
    ['that the clock skips', '2027-03-28', '02:30', ['x timeSkipped']],
    ['before the hour that is skipped', '2027-03-28', '01:30', []],
    ['that the clock shows twice', '2027-10-31', '02:30', []],
    ['in the night of a day that is not chosen', undefined, '02:30', []],
  ])('[VAL-12] a time %s', (_title, day, value, issues) => {
    expect(codesOf(time({ label, dateField: 'day', stepMinutes: 30 }), value, { day })).toEqual(issues)
  })

  it('a list validates its items, each with its own path', () => {
    const field = describeForm<{ name?: string }>().list({
      label,
      fields: { name: text({ ...required, max: 3 }) },
      min: 2,
      max: 2,
      addLabel: label,
      itemLabel: label,
    }) as Field // checked against the item above
    expect(codesOf(field, [{ name: 'ab' }, {}])).toEqual(['x.1.name required'])
    expect(codesOf(field, [{ name: 'abcd' }])).toEqual(['x tooFew', 'x.0.name tooLong'])
    expect(codesOf(field, [{ name: 'a' }, { name: 'a' }, { name: 'a' }])).toEqual(['x tooMany'])
    expect(codesOf(field, 'no list')).toEqual(['x invalid'])
    expect(normalizeValue(field, [{ name: ' a ' }, { name: ' ' }])).toEqual([{ name: 'a' }, {}])
    expect(displayValue(field, [{ name: 'a' }, { name: 'b' }], { locale: 'nb', labels: () => '' })).toBe('a\nb')
  })

  it('a list in a list is validated, cleaned and said item by item, however deep', () => {
    interface Box {
      name?: string
      locks?: { key?: string }[]
    }
    const locks = describeForm<{ key?: string }>().list({
      label: { nb: 'Låser', nn: 'Låsar', en: 'Locks' },
      fields: { key: text({ ...required, max: 3 }) },
      addLabel: label,
      itemLabel: label,
    })
    const field = describeForm<Box>().list({
      label,
      fields: { name: text({ label }), locks },
      addLabel: label,
      itemLabel: label,
    }) as Field // checked against the box above
    expect(codesOf(field, [{ name: 'a' }, { locks: [{ key: 'ab' }, {}, { key: 'abcd' }] }])).toEqual([
      'x.1.locks.1.key required',
      'x.1.locks.2.key tooLong',
    ])
    expect(codesOf(field, [{ locks: 'none' }, { locks: [7] }])).toEqual(['x.0.locks invalid', 'x.1.locks invalid'])
    expect(normalizeValue(field, [{ name: ' a ', locks: [{ key: ' b ' }, { key: ' ' }] }])).toEqual([
      { name: 'a', locks: [{ key: 'b' }, {}] },
    ])
    const boxes = [{ name: 'a', locks: [{ key: 'b' }, { key: 'c' }] }, { name: 'd' }, { locks: [{ key: 'e' }] }]
    expect(displayValue(field, boxes, { locale: 'nb', labels: () => '' })).toBe('a, Låser: b; c\nd\nLåser: e')
  })
})

describe('words and equality of every kind', () => {
  const labels = (_list: string, value: string) => `word-${value}`
  const shown = (field: Field, value: unknown) =>
    displayValue(field, value, { locale: 'nb', labels }).replaceAll('\u00a0', ' ')

  it.each<[Field, unknown, string]>([
    [text({ label }), 'a', 'a'],
    [text({ label }), undefined, ''],
    [text({ label }), 7, ''],
    [email({ label }), 'a@b.no', 'a@b.no'],
    [phone({ label }), '+47', '+47'],
    [internationalPhone({ label }), { callingCode: '+86', number: '1' }, '+86 1'],
    [number({ label, unit: { nb: 'kg', nn: 'kg', en: 'kg' } }), 2745.5, '2 745,5 kg'],
    [number({ label }), -2, '−2'],
    [number({ label }), 32857, '32 857'],
    [number({ label, source: 'sites' }), 32857, '32857'],
    [date({ label }), '2026-11-20', '20.11.2026'],
    [dateRange({ label }), { from: '2026-11-20', to: '2026-11-21' }, '20.11.2026–21.11.2026'],
    [dateRange({ label }), { from: '2026-11-20', to: '2026-11-20' }, '20.11.2026'],
    [time({ label }), '12:00', '12:00'],
    [choice({ label, options: [option('A')] }), 'A', 'nb A'],
    [choice({ label, options: [option('A')] }), 'B', 'B'],
    [multiChoice({ label, options: [option('A'), option('B')] }), ['B', 'A'], 'nb A, nb B'],
    [code({ label, codeList: 'x' }), '1', 'word-1'],
    [multiCode({ label, codeList: 'x' }), ['1', '2'], 'word-1, word-2'],
    [lookup({ label, source: 'x' }), '1', 'word-1'],
    [consent({ label }), true, 'Ja'],
    [toggle({ label }), false, 'Nei'],
    [yesNo({ label }), false, 'Nei'],
    [fixed({ label }), 'a', 'a'],
    [fixed({ label, codeList: 'x' }), 'a', 'word-a'],
  ])('%o of %o', (field, value, words) => {
    expect(shown(field, value)).toBe(words)
  })

  it('several codes are the same in any order, texts are not', () => {
    const equal = (field: Field, one: unknown, other: unknown) => kindOf(field).equal(field, one, other)
    expect(equal(multiCode({ label, codeList: 'x' }), ['1', '2'], ['2', '1'])).toBe(true)
    expect(equal(multiCode({ label, codeList: 'x' }), ['1', '2'], ['1'])).toBe(false)
    expect(equal(multiChoice({ label, options: [] }), ['1', '2'], ['2', '1'])).toBe(true)
    expect(equal(text({ label }), 'a', 'b')).toBe(false)
    expect(equal(dateRange({ label }), { from: 'a', to: undefined }, { from: 'a' })).toBe(true)
  })
})
