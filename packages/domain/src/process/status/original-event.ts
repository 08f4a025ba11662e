import type { ApplicationStatus } from '../../application/enumerations.ts'
import type { Effect } from './effects.ts'
import type { StatusEvent } from './event.ts'

interface Move {
  readonly event: StatusEvent
  /** Where the original hears of it: while a replacement holds it. Elsewhere it has come to an end of its own, and stays. */
  readonly held: readonly ApplicationStatus[]
}

const moves = {
  'original-sent': { event: 'replacement-sent', held: ['ERSTATNING_UNDER_REGISTRERING'] },
  'original-issued': { event: 'replacement-ended', held: ['ERSTATNING_UNDER_REGISTRERING', 'ERSTATNING_BEHANDLES'] },
  // One that was annulled meanwhile stays annulled, and names its successor.
  'original-replaced': { event: 'replacement-issued', held: ['ERSTATNING_BEHANDLES', 'ANNULLERT'] },
} as const satisfies Readonly<Partial<Record<Effect, Move>>>

/** An effect of a replacement that moves its original. */
export type OriginalMove = keyof typeof moves

/** [ACT-10] The event that such an effect starts on an original in this status; undefined where the original does not hear of it. */
export function originalEvent(effect: OriginalMove, status: ApplicationStatus): StatusEvent | undefined {
  const { event, held }: Move = moves[effect]
  return held.includes(status) ? event : undefined
}
