import type { ApplicationStatus } from '../../../application/enumerations.ts'
import type { Transition } from '../transition-row.ts'

const from: readonly ApplicationStatus[] = [
  'INNSENDT',
  'UNDER_VURDERING',
  'TIL_SIGNERING',
  'GODKJENT',
  'SKREVET_UT',
  'UTSTEDT',
]

/** [EXP-11] When the paper is fetched is another time than it was. It stands on no certificate, and what was decided stays. */
export const pickupTransitions: readonly Transition[] = [
  {
    row: 38,
    event: 'change-time',
    from,
    to: from,
    choose: ({ application }) => application.applicationStatus,
    who: ['I'],
    guards: ['paper', 'hasPickup', 'notCollected', 'officeHandsOut', 'pickupAhead'],
    checks: ['pickupInOrder', 'pickupMoved'],
    effects: ['move-pickup', 'pickup-fee', 'pickup-snapshot', 'notify-office'],
  },
]
