import { largestNumber } from '@eksport/forms'

/** Of a line, what is added up; where a form is being filled in, anything may stand there. */
interface Amounts {
  readonly netWeight?: unknown
  readonly packaging?: { readonly numberOfPackages?: unknown } | undefined
}

/** What lines come to together; kilograms to two decimals. */
export interface LineTotals {
  readonly packages: number
  readonly netWeight: number
}

/** Hundredths are added as whole numbers: 0.1 + 0.2 is not to print as 0.30000000000000004. */
export const sumOfHundredths = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + Math.round(number * 100), 0) / 100

/** What is no number, or more than any line weighs, is told at its field and not added up. */
const amounts = (values: readonly unknown[]) =>
  values.filter((value): value is number => typeof value === 'number' && Math.abs(value) <= largestNumber)

/** [EXP-06] What all lines come to together. */
export function totalsOf(lines: readonly Amounts[] = []): LineTotals {
  return {
    packages: sumOfHundredths(amounts(lines.map(({ packaging }) => packaging?.numberOfPackages))),
    netWeight: sumOfHundredths(amounts(lines.map(({ netWeight }) => netWeight))),
  }
}
