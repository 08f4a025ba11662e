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

/** The middle value; the mean of the two middle ones for an even count. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)] ?? Number.NaN
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? Number.NaN) + upper) / 2 : upper
}

/** Ratios to two places: at one a limit would seem to be met that is not. */
const round = (value: number, unit: string) => Number(value.toFixed(unit === '×' ? 2 : 1))
