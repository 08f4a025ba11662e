/** Sorted minutes, as `nearestRank` expects them. */
export const sortedMinutes = (minutes: readonly number[]): Float64Array => Float64Array.from(minutes).sort()

/** The smallest value that at least this share of the values does not exceed, in whole minutes. */
export function nearestRank(share: number, sorted: Float64Array): number {
  return Math.ceil(sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0)
}

/** The fewest cases of which anything is published: fewer could reveal whose they are. */
export const fewestCases = 5

/** Whether a count is zero or large enough; also applied to remainders, which could be found by subtraction. */
export const isPublishable = (count: number): boolean => count === 0 || count >= fewestCases
