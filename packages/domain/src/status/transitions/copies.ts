import type { ApplicationStatus } from '../../application/application-status.ts'
import type { Transition } from '../transition-row.ts'

const copyStatuses: readonly ApplicationStatus[] = [
  'GODKJENT',
  'SKREVET_UT',
  'TIL_SIGNERING',
  'UTSTEDT',
  'ERSTATNING_BEHANDLES',
  'ERSTATTET',
  'KANSELLERING_BEHANDLES',
  'KANSELLERT',
]

/** What was ordered is printed, handed out or cancelled also while a replacement is being written. */
const orderStatuses: readonly ApplicationStatus[] = [...copyStatuses, 'ERSTATNING_UNDER_REGISTRERING']

/** Confirmed copies of a certificate. */
export const copyTransitions: readonly Transition[] = [
  {
    row: 32,
    event: 'order-copies',
    from: copyStatuses,
    to: copyStatuses,
    choose: ({ application }) => application.applicationStatus,
    who: ['I'],
    checks: ['copiesCounted', 'copyPickupOpen'],
    effects: ['copy-fee', 'print-copies'],
  },
  {
    row: 32,
    event: 'change-copies',
    from: copyStatuses,
    to: copyStatuses,
    choose: ({ application }) => application.applicationStatus,
    who: ['I'],
    checks: ['copiesCounted', 'copyPickupOpen'],
    effects: ['copy-fee', 'print-copies'],
  },
  {
    row: 32,
    event: 'cancel-copies',
    from: orderStatuses,
    to: orderStatuses,
    choose: ({ application }) => application.applicationStatus,
    who: ['I'],
    effects: ['close-copies'],
  },
  {
    // The officer's halves of row 32: copies are confirmed when they are printed, and handed out to somebody.
    row: 32,
    event: 'confirm-copies',
    from: orderStatuses,
    to: orderStatuses,
    choose: ({ application }) => application.applicationStatus,
    who: ['B', 'L'],
    effects: ['store-copies'],
  },
  {
    row: 32,
    event: 'hand-out-copies',
    from: orderStatuses,
    to: orderStatuses,
    choose: ({ application }) => application.applicationStatus,
    who: ['B', 'L'],
    requires: ['collectedBy'],
    effects: ['copies-collected'],
  },
]
