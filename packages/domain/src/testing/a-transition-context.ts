import type { Assessment, RuleViolation } from '../documents/rule/rule-violation.ts'
import { checkTexts } from '../documents/rule/texts/check-texts.ts'
import { type StatusSubject, statusSubject, type TransitionContext } from '../process/status/transition-context.ts'
import { anApplication } from './an-application.ts'

/** A result with these findings, in which every other check passed. */
export function anAssessment(errors: readonly RuleViolation[] = [], needsManualProcessing = false): Assessment {
  const found = new Set(errors.map(({ code }) => code))
  const checks = [...new Set([...Object.keys(checkTexts), ...found])].map((code) => ({
    code,
    outcome: found.has(code) ? ('finding' as const) : ('passed' as const),
  }))
  return { errors: [...errors], needsManualProcessing, checks }
}

/** A context in which nothing special is the case: nothing is closed, due or written. */
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
    pickup: 'NONE',
    untouchedDays: 0,
    validation: anAssessment([], true),
    autoApprove: false,
    drawnForControl: false,
    documentMatchesSnapshot: false,
    approverId: undefined,
    needsTwoPersons: false,
    statusBeforeCancellation: undefined,
    original: undefined,
    copyPickupOpen: false,
    newPickup: undefined,
    newDeparture: undefined,
    input: {},
    ...overrides,
  }
}

/** The application of `anApplication` as the status machine reads it. */
export function aStatusSubject(overrides: Partial<StatusSubject> = {}): StatusSubject {
  return { ...statusSubject(anApplication()), ...overrides }
}
