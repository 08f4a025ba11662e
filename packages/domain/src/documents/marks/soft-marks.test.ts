import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { median, softMarks } from './soft-marks.ts'

const line = (netWeight: number | undefined, numberOfPackages?: number) => ({
  id: 'l',
  ...(netWeight !== undefined && { netWeight }),
  ...(numberOfPackages !== undefined && { packaging: { numberOfPackages } }),
})
const weight = fc.double({ min: 0.1, max: 1e6, noNaN: true })
const codesOf = (marks: ReturnType<typeof softMarks>) =>
  marks.map(({ code, line: number }) => `${code} ${number ?? ''}`)

describe('[CW-08] what deserves a look', () => {
  it('is the one line that weighs far more than the others, with how much more', () => {
    const productLines = [700, 690, 54_207, 710].map((netWeight) => line(netWeight))
    expect(softMarks({ productLines })).toEqual([
      { code: 'HEAVY_LINE', line: 3, paths: ['productLines.netWeight'], params: { times: 76.9, median: 705 } },
    ])
  })

  it('is a package that holds far more than those of the other lines, however much the lines weigh', () => {
    const productLines = [line(500, 24), line(5_420, 24), line(1_100, 50), line(480, 23)]
    expect(codesOf(softMarks({ productLines }))).toEqual(['HEAVY_LINE 2', 'HEAVY_PACKAGES 2'])
    expect(codesOf(softMarks({ productLines: [line(500, 24), line(510, 2), line(1_100, 50)] }))).toEqual([
      'HEAVY_PACKAGES 2',
    ])
  })

  it.each([
    [{ meansOfTransport: 'TRUCK', totalGrossWeight: 40_000 }, []],
    [{ meansOfTransport: 'TRUCK', totalGrossWeight: 40_001 }, ['HEAVY_FOR_VEHICLE ']],
    [{ meansOfTransport: 'SHIP', totalGrossWeight: 400_000 }, []],
    [{ meansOfTransport: 'SHIP', totalGrossWeight: 61_000, containers: [{}, {}] }, ['HEAVY_FOR_VEHICLE ']],
    [{ totalGrossWeight: 61_000 }, []],
  ] as const)('is more than the means of transport takes: %j', (transport, codes) => {
    const { containers, ...other } = { containers: undefined, ...transport }
    expect(codesOf(softMarks({ transport: { ...other, ...(containers && { containers: [...containers] }) } }))).toEqual(
      codes,
    )
  })

  it('is a consignee who is new, and one who has another address than last time', () => {
    const dealings = { isFirstToConsignee: true, isNewAddress: false }
    expect(codesOf(softMarks({}, dealings))).toEqual(['FIRST_TO_CONSIGNEE '])
    expect(codesOf(softMarks({}, { isFirstToConsignee: false, isNewAddress: true }))).toEqual(['NEW_ADDRESS '])
  })

  it('is nothing of one line or two, of lines that are alike, and of amounts that are missing or nought', () => {
    fc.assert(
      fc.property(fc.array(weight, { maxLength: 2 }), weight, fc.integer({ min: 1, max: 50 }), (few, one, count) => {
        expect(softMarks({ productLines: few.map((netWeight) => line(netWeight)) })).toEqual([])
        expect(softMarks({ productLines: Array.from({ length: count }, () => line(one, 7)) })).toEqual([])
        expect(softMarks({ productLines: [line(undefined), line(0, 0), line(one, 0), line(undefined, 3)] })).toEqual([])
      }),
    )
  })

  it('is of fewer than half of the lines, does not depend on the unit, and follows its line when they are reordered', () => {
    fc.assert(
      fc.property(fc.array(weight, { minLength: 1, maxLength: 60 }), (weights) => {
        const marked = (amounts: readonly number[]) =>
          softMarks({ productLines: amounts.map((netWeight) => line(netWeight)) }).map(({ line: number = 0 }) => number)
        const numbers = marked(weights)
        expect(numbers.length).toBeLessThan(weights.length / 2)
        expect(marked(weights.map((one) => one * 1024))).toEqual(numbers)
        const turned = marked(weights.toReversed()).map((number) => weights.length + 1 - number)
        expect(turned.toSorted((a, b) => a - b)).toEqual(numbers)
      }),
    )
  })
})

describe('[CW-08] the median', () => {
  it('has as many numbers at or below it as at or above it', () => {
    fc.assert(
      fc.property(fc.array(weight, { minLength: 1 }), (numbers) => {
        const middle = median(numbers) ?? Number.NaN
        expect(numbers.filter((one) => one <= middle).length * 2).toBeGreaterThanOrEqual(numbers.length)
        expect(numbers.filter((one) => one >= middle).length * 2).toBeGreaterThanOrEqual(numbers.length)
      }),
    )
    expect(median([])).toBeUndefined()
  })
})
