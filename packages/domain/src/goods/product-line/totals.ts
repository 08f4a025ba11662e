import { largestNumber } from '@eksport/forms'

/** What is added up of a line; in a form that is being filled in, the values can be anything. */
interface Amounts {
  readonly netWeight?: unknown
  readonly packaging?: { readonly numberOfPackages?: unknown } | undefined
}

/** The totals of lines; kilograms to two decimals. */
export interface LineTotals {
  readonly packages: number
  readonly netWeight: number
}

/** Adds hundredths as whole numbers, so that 0.1 + 0.2 is not printed as 0.30000000000000004. */
export const sumOfHundredths = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + Math.round(number * 100), 0) / 100

/** A value that is not a number or exceeds any line's weight is reported at its field, and not added. */
const amounts = (values: readonly unknown[]) =>
  values.filter((value): value is number => typeof value === 'number' && Math.abs(value) <= largestNumber)

/** [EXP-06] The totals of all lines. */
export function totalsOf(lines: readonly Amounts[] = []): LineTotals {
  return {
    packages: sumOfHundredths(amounts(lines.map(({ packaging }) => packaging?.numberOfPackages))),
    netWeight: sumOfHundredths(amounts(lines.map(({ netWeight }) => netWeight))),
  }
}
