import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ComboboxOption, foldText, isWholeName, markHit, searchOptions } from './search.logic.js'

const options: ComboboxOption[] = [
  { value: 'BR', label: 'Brasil', detail: 'BR', keywords: ['Brazil'] },
  { value: 'GI', label: 'Gibraltar', detail: 'GI' },
  { value: 'GB', label: 'Storbritannia', detail: 'GB', keywords: ['United Kingdom'] },
  { value: 'AX', label: 'Åland', detail: 'AX' },
  { value: 'FO', label: 'Færøyene', detail: 'FO', keywords: ['Faroe Islands'] },
  { value: 'CI', label: "Côte d'Ivoire", detail: 'CI', keywords: ['Elfenbenskysten'] },
  { value: '711', label: 'Laks', note: 'Salmo salar', detail: '711' },
]
const search = (typed: string) => searchOptions(options, typed).map(({ label }) => label)

describe('searchOptions', () => {
  it.each([
    ['bra', ['Brasil', 'Gibraltar']],
    ['BR', ['Brasil', 'Gibraltar', 'Storbritannia']],
    ['brazil', ['Brasil']],
    ['united', ['Storbritannia']],
    ['kingdom', ['Storbritannia']],
    ['åland', ['Åland']],
    ['aaland', ['Åland']],
    ['aland', ['Åland']],
    ['færøy', ['Færøyene']],
    ['faeroey', ['Færøyene']],
    ['faroy', ['Færøyene']],
    ['faeroy', ['Færøyene']],
    ['faroey', ['Færøyene']],
    ['feroyene', ['Færøyene']],
    ['færoeyene', ['Færøyene']],
    ['cote', ["Côte d'Ivoire"]],
    ["d'ivoire", ["Côte d'Ivoire"]],
    ['salmo', ['Laks']],
    ['711', ['Laks']],
    ['zz', []],
  ])('finds %s', (typed, labels) => {
    expect(search(typed)).toEqual(labels)
  })

  it.each(['0302', '030214', '0302 14', '0302.14', ' 03 02 14 '])('finds a number as it is written: %s', (typed) => {
    const found: ComboboxOption[] = [
      { value: '030213', label: 'Fersk stillehavslaks', detail: '030213' },
      { value: '030214', label: 'Fersk atlantisk laks', detail: '030214' },
    ]
    expect(searchOptions(found, typed).map(({ value }) => value)).toContain('030214')
    expect(isWholeName({ value: '030214', label: 'Laks' }, typed)).toBe(typed !== '0302')
  })

  it('finds a name however its æ, ø and å are written, each in its own way', () => {
    const ways: Readonly<Record<string, readonly string[]>> = {
      æ: ['æ', 'ae', 'a', 'e'],
      ø: ['ø', 'oe', 'o'],
      å: ['å', 'aa', 'a'],
    }
    const written = ([letter, ...rest]: readonly string[]): string[] => {
      if (letter === undefined) return ['']
      const ends = written(rest)
      return (ways[letter.toLowerCase()] ?? [letter]).flatMap((way) => ends.map((end) => way + end))
    }
    for (const name of ['Færøyene', 'Åland', 'Sæbyæsøy', 'Blåskjell']) {
      const found: ComboboxOption[] = [{ value: '1', label: name }]
      for (const typed of written([...name])) expect(searchOptions(found, typed), typed).toHaveLength(1)
    }
  })

  it('answers everything in its own order for an empty query', () => {
    expect(search('  ')).toEqual(options.map(({ label }) => label))
  })

  it('finds every option by its whole label and by its code', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...options),
        ({ label, value }) => search(label)[0] === label && search(value).includes(label),
      ),
    )
  })
})

describe('foldText', () => {
  it.each([
    ['Ålesund', 'aalesund'],
    ['A\u030Alesund', 'aalesund'],
    ['Ǽ', 'ae'],
    ['Ǻ', 'aa'],
    ['Ǿ', 'oe'],
    ['Curaçao', 'curacao'],
  ])('writes %s as %s', (text, folded) => expect(foldText(text)).toBe(folded))

  it('is stable for every letter there is', () => {
    const unstable = Array.from({ length: 0x20000 }, (_, code) => String.fromCodePoint(code)).filter(
      (letter) => foldText(foldText(letter)) !== foldText(letter),
    )
    expect(unstable).toEqual([])
  })

  it('is stable: folding twice changes nothing', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => foldText(foldText(text)) === foldText(text)))
  })
})

describe('markHit', () => {
  it.each([
    ['Brasil', 'bra', { before: '', hit: 'Bra', after: 'sil' }],
    ['Gibraltar', 'bra', { before: 'Gi', hit: 'bra', after: 'ltar' }],
    ['Åland', 'aa', { before: '', hit: 'Å', after: 'land' }],
    ['Færøyene', 'faeroy', { before: '', hit: 'Færøy', after: 'ene' }],
    ['Storbritannia', 'united', { before: 'Storbritannia', hit: '', after: '' }],
    ['Laks', '', { before: 'Laks', hit: '', after: '' }],
  ])('marks in %s what %s found', (label, typed, parts) => {
    expect(markHit(label, typed)).toEqual(parts)
  })
})
