import type { ApplicationStatus } from '../../application/enumerations.ts'

/** The state of a paper at the desk: ready to be handed out, not ready (or no longer), or collected. */
export const pickupStates = ['READY', 'NOT_READY', 'COLLECTED'] as const
export type PickupState = (typeof pickupStates)[number]

interface Fetched {
  readonly applicationStatus: ApplicationStatus
  readonly collectedTime?: string | undefined
}

/** [CW-04] The state of a paper at the desk. It is ready exactly where the transition table lets it be handed out. */
export function pickupState({ applicationStatus, collectedTime }: Fetched): PickupState {
  if (collectedTime !== undefined) return 'COLLECTED'
  return applicationStatus === 'UTSTEDT' ? 'READY' : 'NOT_READY'
}
