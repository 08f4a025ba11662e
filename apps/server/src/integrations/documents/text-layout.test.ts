import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fontRuns } from './fonts.ts'
import { layoutText, type Measure } from './text-layout.ts'

// Every character is as wide as half the size: the rules of breaking do not depend on a font.
const measure: Measure = (_font, text, { size }) => [...text].length * size * 0.5
const style = { size: 10 }
const texts = (text: string, room: number) =>
  layoutText(text, style, room, measure).map(({ pieces }) => pieces.map((piece) => piece.text).join(''))

describe('layoutText', () => {
  it.each([
    ['keeps what fits', 'two words', 100, ['two words']],
    ['breaks at spaces', 'two words', 30, ['two ', 'words']],
    ['keeps line feeds', 'a\nb', 100, ['a ', 'b']],
    ['keeps empty lines', 'a\n\nb', 100, ['a ', ' ', 'b']],
    ['breaks a list after its commas', 'ABCU1,ABCU2', 30, ['ABCU1,', 'ABCU2']],
    ['breaks anywhere when nothing else helps', 'abcdefgh', 20, ['abcd', 'efgh']],
    ['breaks no number after its commas', 'net 5,280,156.00', 60, ['net ', '5,280,156.00']],
    ['keeps a hard space', 'a\u00A0–\nb', 100, ['a\u00A0– ', 'b']],
  ])('%s', (_name, text, room, lines) => {
    expect(texts(text, room)).toEqual(lines)
  })

  it('never makes a line wider than the room, and loses no letter', () => {
    const words = fc.array(fc.string({ unit: fc.constantFrom(...'abcæøåŁ-/,.'), minLength: 1, maxLength: 40 }))
    fc.assert(
      fc.property(words, fc.integer({ min: 10, max: 200 }), (parts, room) => {
        const lines = layoutText(parts.join(' '), style, room, measure)
        for (const line of lines) expect(line.width).toBeLessThanOrEqual(room)
        const drawn = lines.flatMap(({ pieces }) => pieces.map((piece) => piece.text)).join('')
        expect(drawn.replaceAll(' ', '')).toBe(parts.join('').normalize('NFC'))
      }),
    )
  })
})

describe('fontRuns', () => {
  it('changes the font only where the letters need it', () => {
    expect(fontRuns('Ål til Łódź', '400-normal')).toEqual([
      { font: 'latin-400-normal', text: 'Ål til ' },
      { font: 'latin-ext-400-normal', text: 'Ł' },
      { font: 'latin-400-normal', text: 'ód' },
      { font: 'latin-ext-400-normal', text: 'ź' },
    ])
  })

  it('joins letters written in two parts, and shows a mark for letters that no font has', () => {
    expect(fontRuns('A\u030A', '600-normal')).toEqual([{ font: 'latin-600-normal', text: 'Å' }])
    expect(fontRuns('上', '600-normal')).toEqual([{ font: 'latin-600-normal', text: '?' }])
  })
})
