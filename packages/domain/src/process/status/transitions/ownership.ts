import type { ApplicationStatus } from '../../../application/enumerations.ts'
import { sameStatus, type Transition } from '../transition-row.ts'

/** Statuses in which an officer has something to decide. */
const ownedStatuses: readonly ApplicationStatus[] = [
  'INNSENDT',
  'UNDER_VURDERING',
  'AVKLARING_INNSENDER',
  'STOPPET',
  'TIL_SIGNERING',
  'GODKJENT',
  'SKREVET_UT',
  'KANSELLERING_BEHANDLES',
]

/** The owner of a case, and a deadline that passes. */
export const ownershipTransitions: readonly Transition[] = [
  {
    row: 34,
    event: 'take-over',
    from: ownedStatuses,
    to: ownedStatuses,
    choose: sameStatus,
    who: ['B', 'L'],
    guards: ['anothers'],
    requires: ['reason'],
    effects: ['notify-owner', 'assign-caseworker'],
  },
  {
    row: 35,
    event: 'transfer',
    from: ownedStatuses,
    to: ownedStatuses,
    choose: sameStatus,
    who: ['B', 'L'],
    guards: ['mayTransfer'],
    effects: ['hand-over'],
  },
  {
    row: 36,
    event: 'release',
    from: ['INNSENDT', 'UNDER_VURDERING', 'AVKLARING_INNSENDER', 'STOPPET'],
    to: ['INNSENDT', 'UNDER_VURDERING', 'AVKLARING_INNSENDER', 'STOPPET'],
    choose: sameStatus,
    who: ['B', 'L'],
    guards: ['owned'],
    effects: ['unassign-caseworker'],
  },
  {
    row: 37,
    event: 'deadline-passed',
    from: ['INNSENDT', 'UNDER_VURDERING', 'TIL_SIGNERING', 'GODKJENT', 'SKREVET_UT'],
    to: ['INNSENDT', 'UNDER_VURDERING', 'TIL_SIGNERING', 'GODKJENT', 'SKREVET_UT'],
    choose: sameStatus,
    who: ['S'],
    effects: ['notify-overdue'],
  },
]
