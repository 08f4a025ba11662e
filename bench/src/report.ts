/** One measured figure beside its limit, printed as a ratio so that runs on other machines can be compared. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly limit: number
  readonly unit: string
}

/** Prints the figures and answers whether all are within their limits. */
export function report(figures: readonly Figure[]): boolean {
  for (const { name, value, limit, unit } of figures) {
    const mark = value <= limit ? 'ok  ' : 'OVER'
    // Nothing is no measure: a limit of 0 has no ratio.
    const ratio = limit === 0 ? '' : `, ratio ${(value / limit).toFixed(2)}`
    console.log(`${mark} ${name}: ${round(value, unit)} ${unit}, limit ${limit} ${unit}${ratio}`)
  }
  return figures.every((figure) => figure.value <= figure.limit)
}

/** The value below which so large a part of the values lies: 0.5 is the middle one, 0.95 what one in twenty passes. */
export const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN

/** The middle value. */
export const median = (values: readonly number[]) => quantile(values, 0.5)

/** Ratios to two places: at one a limit would seem to be met that is not. */
const round = (value: number, unit: string) => Number(value.toFixed(unit === '×' ? 2 : 1))
