const unreached = { first: 5, longest: 15 * 60, growth: 2 } as const
const unanswered = { first: 2, longest: 5 * 60, growth: 1.5 } as const

/**
 * Seconds from an attempt, counted from 1, to the next one. The interval doubles while there is no answer, up to a quarter of an
 * hour; a receiver that has the message is asked for its answer more often. Neither is ever given up.
 */
export function secondsToNextAttempt(attempts: number, state: 'WAITING' | 'ANSWER_AWAITED'): number {
  const { first, longest, growth } = state === 'WAITING' ? unreached : unanswered
  return Math.min(longest, Math.round(first * growth ** Math.min(attempts - 1, 20)))
}
