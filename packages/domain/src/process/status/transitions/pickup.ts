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

/** [EXP-11] The time of pickup is not on the certificate, so moving it keeps the decision; the departure is part of the certificate. */
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
  {
    // The departure is on the certificate: once that is approved, another departure needs another certificate.
    row: 39,
    event: 'change-departure',
    from: ['INNSENDT', 'UNDER_VURDERING'],
    to: ['INNSENDT', 'UNDER_VURDERING'],
    choose: ({ application }) => application.applicationStatus,
    who: ['I'],
    guards: ['answeredInForm', 'submissionOpen'],
    checks: ['validated', 'departureMoved', 'departureInOrder', 'pickupMovesAlong'],
    effects: ['move-departure', 'state-reasons', 'pickup-fee', 'pickup-snapshot', 'notify-departure'],
  },
]
