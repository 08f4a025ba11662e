import { describe, expect, it } from 'vitest'
import { describeForm } from '../define/describe-form.ts'
import {
  choice,
  code,
  date,
  dateRange,
  internationalPhone,
  lookup,
  multiCode,
  number,
  text,
  time,
} from '../define/fields.ts'
import { displayValue } from '../derive/display-value.ts'
import { emptyAnswers } from '../derive/empty-answers.ts'
import { validateField } from '../derive/validate-sections.ts'
import { conditionPaths } from './declared-paths.ts'
import { brokenValues, exampleValue } from './example-value.ts'
import { visitSetup } from './sample-template.ts'

const label = { nb: 'x', nn: 'x', en: 'x' }
const scope = { answers: {}, root: {}, context: visitSetup.context }
const own = { minCode: 'min', maxCode: 'max', invalidCode: 'unknown', decimalsCode: 'decimals', earliestCode: 'early' }
const ofCountries = { label, codeList: 'countries' } as const

describe('values that a field refuses', () => {
  it.each([
    ['text', text({ label, ...own, min: 3, max: 5 })],
    ['text without limits', text({ label, charset: 'address' })],
    ['number', number({ label, ...own, min: 1, max: 9, decimals: 2 })],
    ['whole number', number({ label, ...own })],
    ['number of a register', number({ label, source: 'languages', max: 9 })],
    ['choice', choice({ label, ...own, options: [{ value: 'A', label }] })],
    ['code', code({ ...ofCountries, ...own })],
    ['several codes', multiCode({ ...ofCountries, ...own, max: 1 })],
    ['lookup', lookup({ label, source: 'guides', ...own })],
    ['date', date({ label, ...own, earliest: 1 })],
    ['date without a first day', date({ label })],
    ['phone', internationalPhone({ label })],
    ['time', time({ label, stepMinutes: 30 })],
  ])('[VAL-12] %s: each with the code that the field gives', (_title, field) => {
    for (const { value, code: expected, at } of brokenValues(field, visitSetup)) {
      const found = validateField(field, value, 'x', scope)
      expect(found).toContainEqual(expect.objectContaining({ code: expected, path: at ? `x.${at}` : 'x' }))
    }
  })

  it('a list that nobody knows has an example and nothing to refuse', () => {
    expect(exampleValue(code({ label, codeList: 'unknown' }), visitSetup, false)).toBe('X')
    for (const field of [code({ label, codeList: 'unknown' }), lookup({ label, source: 'unknown' })])
      expect(brokenValues(field, visitSetup)).toEqual([])
    expect(brokenValues(multiCode({ label, codeList: 'unknown' }), visitSetup)).toEqual([])
  })
})

describe('small things', () => {
  it('conditions name their paths, those of items too', () => {
    const form = describeForm<{ animals?: { kind?: string }[]; kind?: string }>()
    expect(conditionPaths(form.hasItem('animals', form.is('kind', 'CAT'))).map(({ path }) => path)).toEqual([
      'animals',
      'kind',
    ])
    expect(form.issue('kind', 'x', { n: 1 })).toEqual({ path: 'kind', code: 'x', params: { n: 1 } })
    expect(form.wipes(['kind'], form.is('kind', 'CAT'))).toEqual({
      paths: ['kind'],
      unless: { path: 'kind', is: 'CAT' },
    })
  })

  it('half a period is written with its open end, and a phone without a code starts empty', () => {
    const context = { locale: 'nb', labels: (_list: string, value: string) => value } as const
    expect(displayValue(dateRange({ label }), { from: '2026-11-01' }, context)).toBe('01.11.2026–')
    expect(displayValue(dateRange({ label }), { to: '2026-11-01' }, context)).toBe('–01.11.2026')
    expect(validateField(dateRange({ label, required: true }), {}, 'x', scope)).toHaveLength(2)
    expect(emptyAnswers([{ id: 'x', fields: { p: internationalPhone({ label }) } }])).toEqual({})
    const items = describeForm<{ a?: string }>().list({
      label,
      addLabel: label,
      itemLabel: label,
      fields: { a: text({ label }) },
    })
    expect(items.kind).toBe('list')
  })
})
