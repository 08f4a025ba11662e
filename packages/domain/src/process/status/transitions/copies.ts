import type { ApplicationStatus } from '../../../application/enumerations.ts'
import { rolesWith } from '../officer-rights.ts'
import { endStatuses } from '../status-groups.ts'
import { sameStatus, type Transition } from '../transition-row.ts'

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

/** Ordered copies are printed, handed out or cancelled also while a replacement is being written. */
export const copyOrderStatuses: readonly ApplicationStatus[] = [...copyStatuses, 'ERSTATNING_UNDER_REGISTRERING']

/** Whether ordered copies can no longer be made, because no transition leads back to a status in which they are. */
export const copiesAreOver = (status: ApplicationStatus): boolean =>
  endStatuses.includes(status) && !copyOrderStatuses.includes(status)

type OfCopies = Pick<Transition, 'event' | 'from' | 'who' | 'effects'> & Partial<Transition>

/** Events of an order do not change the status of the certificate. */
const onOrder = ({ from, ...row }: OfCopies): Transition => ({ row: 32, from, to: from, choose: sameStatus, ...row })

const ordered = {
  from: copyStatuses,
  who: ['I'],
  guards: ['somethingToCopy'],
  checks: ['copiesCounted', 'copyPickupOpen'],
} as const
// The officer's halves: copies are confirmed when they are printed, and handed out to somebody.
const handled = { from: copyOrderStatuses, who: rolesWith('handle-copies') }

/** Confirmed copies of a certificate. */
export const copyTransitions: readonly Transition[] = [
  onOrder({ ...ordered, event: 'order-copies', effects: ['copy-fee', 'print-copies'] }),
  onOrder({ ...ordered, event: 'change-copies', effects: ['copy-fee', 'print-copies'] }),
  onOrder({ from: copyOrderStatuses, who: ['I'], event: 'cancel-copies', effects: ['close-copies'] }),
  onOrder({ ...handled, event: 'confirm-copies', guards: ['somethingToCopy'], effects: ['store-copies'] }),
  onOrder({ ...handled, event: 'hand-out-copies', requires: ['collectedBy'], effects: ['copies-collected'] }),
]
