/** A measured figure with its limit, printed as a ratio so that machines can be compared. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly limit: number
  readonly unit: string
}

/** Prints the figures; returns whether all are within their limits. */
export function report(figures: readonly Figure[]): boolean {
  for (const { name, value, limit, unit } of figures) {
    const mark = value <= limit ? 'ok  ' : 'OVER'
    // A limit of 0 has no ratio.
    const ratio = limit === 0 ? '' : `, ratio ${(value / limit).toFixed(2)}`
    console.log(`${mark} ${name}: ${round(value, unit)} ${unit}, limit ${limit} ${unit}${ratio}`)
  }
  return figures.every((figure) => figure.value <= figure.limit)
}

/** The quantile of the values: 0.5 is the median, 0.95 the 95th percentile. */
export const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN

/** The middle value. */
export const median = (values: readonly number[]) => quantile(values, 0.5)

/** Two decimals for ratios; with one, a missed limit could look met. */
const round = (value: number, unit: string) => Number(value.toFixed(unit === '×' ? 2 : 1))
