import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maxSheetsAtOnce, serialRange, serialsInWords, sheetAmong } from './paper-serial.ts'

/** A pile of one sheet, as it is kept. */
function kept(typed: string) {
  const range = serialRange(typed, typed)
  return range.ok ? range.serials[0] : undefined
}

describe('[CRT-15] the serial of a sheet', () => {
  it.each([
    ['NO 0148223', 'NO 0148223'],
    [' no-0148223 ', 'NO 0148223'],
    ['NO0148223', 'NO 0148223'],
    ['0007', '0007'],
    ['ABCDE 1', undefined],
    ['NO', undefined],
    ['', undefined],
    ['NO 1/2', undefined],
    ['1234567890', undefined],
  ])('%j is kept as %j', (typed, serial) => expect(kept(typed)).toBe(serial))

  it('is every one from the first to the last of a pile, with its zeros', () => {
    expect(serialRange('no 0098', 'NO 0101')).toEqual({
      ok: true,
      serials: ['NO 0098', 'NO 0099', 'NO 0100', 'NO 0101'],
    })
    expect(serialRange('7', '7')).toEqual({ ok: true, serials: ['7'] })
  })

  it.each([
    ['x', 'NO 2', 'first', 'malformed'],
    ['NO 1', '', 'last', 'malformed'],
    ['NO 1', 'SE 2', 'last', 'differentSeries'],
    ['NO 9', 'NO 10', 'last', 'differentSeries'],
    ['NO 2', 'NO 1', 'last', 'backwards'],
    ['NO 0001', `NO ${maxSheetsAtOnce + 1}`, 'last', 'tooMany'],
  ])('no pile goes from %j to %j (%s: %s)', (first, last, end, problem) =>
    expect(serialRange(first, last)).toEqual({ ok: false, end, problem }),
  )

  it('any pile has as many as its numbers say, none twice, each as it is kept', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 900_000 }), fc.integer({ min: 1, max: 300 }), (start, count) => {
        const text = (number: number) => `NO ${String(number).padStart(7, '0')}`
        const range = serialRange(text(start), text(start + count - 1))
        const serials = range.ok ? range.serials : []
        expect(new Set(serials).size).toBe(count)
        expect(serials.filter((serial) => kept(serial) !== serial)).toEqual([])
      }),
    )
  })

  it.each([
    [[], ''],
    [['NO 1'], 'NO 1'],
    [['NO 1', 'NO 2'], 'NO 1, NO 2'],
    [['NO 098', 'NO 099', 'NO 100', 'NO 105'], 'NO 098–NO 100, NO 105'],
    [['NO 11', 'NO 10', 'NO 9'], 'NO 11, NO 10, NO 9'],
  ])('%j is said as %j', (serials, words) => expect(serialsInWords(serials)).toBe(words))
})

describe('a number that is scanned at the desk', () => {
  const sheets = ['NO 0148203', 'NO 0148204']
  it.each([
    ['NO 0148204', 'NO 0148204'],
    ['no0148203', 'NO 0148203'],
    [' 0148203 ', 'NO 0148203'],
    ['148203', undefined],
    ['SE 0148203', undefined],
    ['NO 0148205', undefined],
    ['https://eksport.example/v/1', undefined],
  ])('[CW-04] %s is %s', (text, serial) => {
    expect(sheetAmong(text, sheets)).toBe(serial)
  })

  it('[CW-04] is the sheet of a series without letters too', () => {
    expect(sheetAmong('0148203', ['0148203'])).toBe('0148203')
  })
})
