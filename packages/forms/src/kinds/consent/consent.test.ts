import { describe, expect, it } from 'vitest'
import { consent } from '../../define/fields.ts'
import { normalizeValue } from '../../derive/normalize-value.ts'
import { inWords } from '../in-words.ts'
import { consentTo, isGiven } from './consent.ts'

const label = { nb: 'Felt', nn: 'Felt', en: 'Field' }
const plain = consent({ label })
const bound = { ...consent({ label, textVersion: 2 }), template: 'visit' }
const given = { given: true, template: 'visit', textVersion: 2 } as const

describe('[CRT-03] a declaration that belongs to a template', () => {
  it('[CRT-03] is given to its text and says so; without it there is no answer', () => {
    expect(consentTo(bound, true)).toEqual(given)
    expect(consentTo(bound, false)).toBeUndefined()
    expect(consentTo({ ...bound, textVersion: undefined }, true)).toEqual({ ...given, textVersion: 1 })
  })

  it.each([
    ['to this text', given, true],
    ['while this text stood already', { ...given, textVersion: 3 }, true],
    ['to the text before it', { ...given, textVersion: 1 }, false],
    ['to the text of another template', { ...given, template: 'other' }, false],
    ['to no text', true, false],
    ['not at all', undefined, false],
  ])('[CRT-03] given %s counts: %s, %s', (_when, value, counts) => {
    expect(isGiven(bound, value)).toBe(counts)
    expect(normalizeValue(bound, value)).toEqual(counts ? value : undefined)
    expect(inWords(bound, value, { locale: 'nb', labels: (_, code) => code })).toBe(value === undefined ? '' : 'Ja')
  })

  it('one that belongs to none is yes or no', () => {
    expect([consentTo(plain, true), consentTo(plain, false)]).toEqual([true, false])
    expect([isGiven(plain, true), isGiven(plain, false), isGiven(plain, given)]).toEqual([true, false, false])
  })
})
