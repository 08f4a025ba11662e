import type { ApplicationStatus } from '../../application/enumerations.ts'
import type { Effect } from './effects.ts'
import type { StatusEvent } from './event.ts'

interface Move {
  readonly event: StatusEvent
  /** The statuses in which the original follows: while a replacement locks it. In any other it has ended by itself, and stays as it is. */
  readonly held: readonly ApplicationStatus[]
}

const moves = {
  'original-sent': { event: 'replacement-sent', held: ['ERSTATNING_UNDER_REGISTRERING'] },
  'original-issued': { event: 'replacement-ended', held: ['ERSTATNING_UNDER_REGISTRERING', 'ERSTATNING_BEHANDLES'] },
  // An original that was annulled meanwhile stays annulled, and names its successor.
  'original-replaced': { event: 'replacement-issued', held: ['ERSTATNING_BEHANDLES', 'ANNULLERT'] },
} as const satisfies Readonly<Partial<Record<Effect, Move>>>

/** An effect of a replacement that moves its original. */
export type OriginalMove = keyof typeof moves

/** [ACT-10] The event that such an effect triggers on an original in this status; undefined where it has none. */
export function originalEvent(effect: OriginalMove, status: ApplicationStatus): StatusEvent | undefined {
  const { event, held }: Move = moves[effect]
  return held.includes(status) ? event : undefined
}
