import type { ApplicationStatus } from '../../application/enumerations.ts'

/** How far a paper is at the desk: it can be handed out, it cannot yet (or not any more), or somebody has it. */
export const pickupStates = ['READY', 'NOT_READY', 'COLLECTED'] as const
export type PickupState = (typeof pickupStates)[number]

interface Fetched {
  readonly applicationStatus: ApplicationStatus
  readonly collectedTime?: string | undefined
}

/** [CW-04] What the desk says of a paper: it is ready exactly where the table lets it be handed out. */
export function pickupState({ applicationStatus, collectedTime }: Fetched): PickupState {
  if (collectedTime !== undefined) return 'COLLECTED'
  return applicationStatus === 'UTSTEDT' ? 'READY' : 'NOT_READY'
}
