import { type StatusSubject, statusSubject, type TransitionContext } from '../process/status/transition-context.ts'
import { anApplication } from './an-application.ts'

/** What holds of a certificate about which nothing special is known: nothing is closed, nothing is due, nothing was written. */
export function aTransitionContext(overrides: Partial<TransitionContext> = {}): TransitionContext {
  return {
    veterinarianRequirement: 'NONE',
    submissionDisabled: false,
    withdrawSubmitted: false,
    signedPdfOffered: true,
    certificateDelivered: false,
    certificateMade: false,
    awaitsOriginal: false,
    hasLiveReplacement: false,
    untouchedDays: 0,
    validation: { errors: [], needsManualProcessing: true },
    autoApprove: false,
    drawnForControl: false,
    documentMatchesSnapshot: false,
    approverId: undefined,
    needsTwoPersons: false,
    statusBeforeCancellation: undefined,
    original: undefined,
    copyPickupOpen: false,
    input: {},
    ...overrides,
  }
}

/** The application of `anApplication` as the status machine reads it. */
export function aStatusSubject(overrides: Partial<StatusSubject> = {}): StatusSubject {
  return { ...statusSubject(anApplication()), ...overrides }
}
