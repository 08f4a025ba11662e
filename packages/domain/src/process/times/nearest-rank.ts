/** Minutes in their order, as `nearestRank` wants them. */
export const sortedMinutes = (minutes: readonly number[]): Float64Array => Float64Array.from(minutes).sort()

/** The least value that so large a share does not exceed, in whole minutes. */
export function nearestRank(share: number, sorted: Float64Array): number {
  return Math.ceil(sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0)
}

/** Of fewer cases than these nothing is published: somebody could know whose they are. */
export const fewestCases = 5

/** None at all, or enough: what is left over must not be found by subtraction either. */
export const isPublishable = (count: number): boolean => count === 0 || count >= fewestCases
