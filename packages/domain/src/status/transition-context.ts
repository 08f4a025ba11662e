import type { Application } from '../application/application.ts'
import type { ApplicationStatus } from '../application/application-status.ts'
import type { Unlocking } from '../application/clarification.ts'
import type { ValidationResult } from '../rule/rule-violation.ts'
import type { Actor } from './event.ts'

/** What the machine reads of an application; a whole application is one. */
export type StatusSubject = Pick<
  Application,
  'applicationStatus' | 'applicationType' | 'applicationFormat' | 'certificateFormats' | 'revision'
> &
  Partial<
    Pick<
      Application,
      | 'caseworker'
      | 'clarification'
      | 'collectedTime'
      | 'electronicallyRetrievedTime'
      | 'originalApplicationReference'
      | 'originalReferenceNumberFromSkjematjenesten'
      | 'printConfirmedDateTime'
      | 'replacedByApplicationReferences'
    >
  >

/** What a person wrote or ticked when starting an event. */
export interface TransitionInput {
  readonly reason?: string
  readonly message?: string
  readonly legalBasis?: string
  readonly numberOfCopies?: number
  /** Codes of the MANUAL_PROCESSING findings that the caseworker has assessed. */
  readonly confirmedViolations?: readonly string[]
  /** Keys of the changes against the certificate that is replaced which the caseworker has assessed. */
  readonly confirmedChanges?: readonly string[]
  /** The caseworker has decided that the replacement may go on though the original was annulled. */
  readonly annulmentAssessed?: boolean
  /** What a question is about, and lets the exporter change. */
  readonly unlocking?: Unlocking
}

/** What the machine must know besides the application. Everything is an argument; what is left out is read as 'no'. */
export interface TransitionContext {
  readonly veterinarianRequirement: 'NONE' | 'REQUIRED' | 'POSSIBLE'
  readonly autoApprove?: boolean
  /** The flag that stops every submission. */
  readonly submissionDisabled?: boolean
  /** The flag that lets an exporter withdraw what nobody has started on. */
  readonly withdrawSubmitted?: boolean
  /** Result of the rule check; needed to send and to approve. */
  readonly validation?: ValidationResult
  /** The application was drawn for a random control and is not approved by itself. */
  readonly drawnForControl?: boolean
  /** The signed document's hash equals that of the approved snapshot. */
  readonly documentMatchesSnapshot?: boolean
  /** The electronic certificate has left us. */
  readonly certificateSent?: boolean
  /** The electronic certificate has been accepted by its receiver, or is a signed PDF alone and stands ready. */
  readonly certificateDelivered?: boolean
  readonly statusBeforeCancellation?: ApplicationStatus
  /** Keys of what a replacement changes in the certificate that it replaces, one for each change; without it none is approved. */
  readonly changes?: readonly string[]
  /** The authority annulled the certificate that this one is to replace. */
  readonly originalAnnulled?: boolean
  /** A replacement of this certificate is being written or processed. */
  readonly hasLiveReplacement?: boolean
  /** The paper of the certificate that is replaced has come back, was destroyed, or was declared lost. */
  readonly originalPaperReturned?: boolean
  /** A tracked return of that paper has been agreed on. */
  readonly returnAgreed?: boolean
  /** The pickup of ordered copies falls within the hours of the office. */
  readonly copyPickupOpen?: boolean
  /** Days since the exporter last touched the draft. */
  readonly untouchedDays?: number
  readonly input?: TransitionInput
}

/** What every guard sees. */
export interface GuardSubject {
  readonly application: StatusSubject
  readonly actor: Actor
  readonly context: TransitionContext
}

export function hasPaper(application: StatusSubject): boolean {
  return application.certificateFormats.includes('PAPER')
}

export function isElectronic(application: StatusSubject): boolean {
  return application.certificateFormats.some((format) => format !== 'PAPER')
}

export function isReplacement(application: StatusSubject): boolean {
  return (
    application.applicationType === 'ERSTATNINGSSERTIFIKAT' ||
    application.originalReferenceNumberFromSkjematjenesten !== undefined
  )
}

/** Another certificate stands in the place of this one. */
export function isReplaced(application: StatusSubject): boolean {
  return (application.replacedByApplicationReferences ?? []).length > 0
}
