import type { Application } from '../../application/application.ts'

interface MovedFee {
  /** What was locked. */
  readonly locked: number
  /** What the pickup before costs now, and the one that takes its place. */
  readonly before: number
  readonly after: number
}

/**
 * [EXP-11] [FEE-01] [decisions.md 5.2] What an application costs when its pickup is moved. What was locked stays where both pickups cost
 * the same. The fee is due when the work begins (rows 5 and 6): from then on an earlier hour gives nothing back, and a later one costs.
 */
export function movedFee(
  { applicationStatus }: Pick<Application, 'applicationStatus'>,
  { locked, before, after }: MovedFee,
): number {
  if (before === after) return locked
  return applicationStatus === 'INNSENDT' ? after : Math.max(locked, after)
}
