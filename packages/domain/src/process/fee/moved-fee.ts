import type { Application } from '../../application/application.ts'

interface MovedFee {
  /** The fee that was locked. */
  readonly locked: number
  /** What the old pickup costs now, and what the new one costs. */
  readonly before: number
  readonly after: number
}

/**
 * [EXP-11] [FEE-01] [decisions.md 5.2] The fee of an application whose pickup is moved. The locked fee stays where both pickups
 * cost the same. The fee is due when the work begins (rows 5 and 6): after that, a cheaper time gives no refund, and a more
 * expensive one costs more.
 */
export function movedFee(
  { applicationStatus }: Pick<Application, 'applicationStatus'>,
  { locked, before, after }: MovedFee,
): number {
  if (before === after) return locked
  return applicationStatus === 'INNSENDT' ? after : Math.max(locked, after)
}
