import type { Transition } from './transition-row.ts'
import { assessmentTransitions } from './transitions/assessment.ts'
import { cancellationTransitions } from './transitions/cancellation.ts'
import { certificateTransitions } from './transitions/certificate.ts'
import { copyTransitions } from './transitions/copies.ts'
import { draftTransitions } from './transitions/draft.ts'
import { ownershipTransitions } from './transitions/ownership.ts'
import { pickupTransitions } from './transitions/pickup.ts'
import { replacementTransitions } from './transitions/replacement.ts'

/** Every transition between statuses, defined once for the buttons, the server and the documentation. */
export const transitions: readonly Transition[] = [
  ...draftTransitions,
  ...assessmentTransitions,
  ...certificateTransitions,
  ...cancellationTransitions,
  ...replacementTransitions,
  ...copyTransitions,
  ...ownershipTransitions,
  ...pickupTransitions,
]
