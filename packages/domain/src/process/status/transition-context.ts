import type { Application } from '../../application/application.ts'
import type { Unlocking } from '../../application/clarification.ts'
import type { ApplicationStatus } from '../../application/enumerations.ts'
import type { PaperFate } from '../../application/original-paper.ts'
import type { CopyRequest } from '../../documents/copies/copy-order.ts'
import type { Assessment } from '../../documents/rule/rule-violation.ts'
import type { PlainDate, PlainTime } from '../../values/format/schemas.ts'
import type { PickupStanding } from '../../values/office-time/pickup.ts'
import type { Actor } from './event.ts'

type Always = 'applicationStatus' | 'applicationType' | 'applicationFormat' | 'certificateFormats' | 'revision'

/** What an application says only when it has happened: whoever asks must have looked. */
const sometimes = [
  'caseworker',
  'clarification',
  'collectedTime',
  'electronicallyRetrievedTime',
  'originalApplicationReference',
  'originalPaper',
  'originalReferenceNumberFromSkjematjenesten',
  'paperFate',
  'paperSerial',
  'printConfirmedDateTime',
  'replacedByApplicationReferences',
  'returnAgreement',
] as const satisfies readonly (keyof Application)[]
type Sometimes = (typeof sometimes)[number]

/** What the machine reads of an application. Nothing may be left out: what has not happened is said to be undefined. */
export type StatusSubject = Pick<Application, Always> & { readonly [Name in Sometimes]: Application[Name] | undefined }

/** A whole application as the machine reads it. */
export function statusSubject(
  application: Pick<Application, Always> & Partial<Pick<Application, Sometimes>>,
): StatusSubject {
  const { applicationStatus, applicationType, applicationFormat, certificateFormats, revision } = application
  // fromEntries forgets its keys; they are exactly those of the list.
  const happened = Object.fromEntries(sometimes.map((name) => [name, application[name]])) as Pick<
    StatusSubject,
    Sometimes
  >
  return { applicationStatus, applicationType, applicationFormat, certificateFormats, revision, ...happened }
}

/** What a person wrote or ticked when starting an event; what is absent was not written. */
export interface TransitionInput {
  readonly reason?: string | undefined
  readonly message?: string | undefined
  readonly legalBasis?: string | undefined
  /** To whom a paper was handed out: a name, or the number of a pickup pass. */
  readonly collectedBy?: string | undefined
  /** What became of the printed paper of a certificate that is cancelled. */
  readonly paperFate?: PaperFate | undefined
  readonly numberOfCopies?: number | undefined
  /** Which order of copies it is about, the version of it that was seen, and what is asked for where that is said. */
  readonly copies?: { readonly id: string; readonly version?: number; readonly request?: CopyRequest } | undefined
  /** [EXP-11] When the paper is fetched from now on, at the office where it is. */
  readonly pickup?: { readonly date: PlainDate; readonly time: PlainTime } | undefined
  /** [EXP-11] When the goods leave from now on; the time where the form asks it. */
  readonly departure?: { readonly date: PlainDate; readonly time?: PlainTime | undefined } | undefined
  /** Codes of the MANUAL_PROCESSING findings that the caseworker has assessed. */
  readonly confirmedViolations?: readonly string[] | undefined
  /** Keys of the changes against the certificate that is replaced which the caseworker has assessed. */
  readonly confirmedChanges?: readonly string[] | undefined
  /** The caseworker has decided that the replacement may go on though the original was annulled. */
  readonly annulmentAssessed?: boolean | undefined
  /** What a question is about, and lets the exporter change. */
  readonly unlocking?: Unlocking | undefined
}

/** What guards must know besides the application: enough to offer actions, and known of every row of a list. */
export interface Standing {
  readonly veterinarianRequirement: 'NONE' | 'REQUIRED' | 'POSSIBLE'
  /** The flag that stops every submission. */
  readonly submissionDisabled: boolean
  /** An exporter may withdraw what nobody has started on. */
  readonly withdrawSubmitted: boolean
  /** The flag that lets exporters fetch the signed certificate as PDF. */
  readonly signedPdfOffered: boolean
  /** The electronic certificate has been accepted by its receiver, or is a signed PDF alone and stands ready. */
  readonly certificateDelivered: boolean
  /** A certificate has been made of the application, whether or not it is valid any more: it was issued, or its print came out well. */
  readonly certificateMade: boolean
  /** Row 21: a replacement, approved or printed, that may not go out while nobody knows where the paper of its original is. */
  readonly awaitsOriginal: boolean
  /** A replacement of this certificate is being written or processed. */
  readonly hasLiveReplacement: boolean
  /** [EXP-11] Whether the pickup can be moved now. */
  readonly pickup: PickupStanding
  /** Whole days since the exporter last touched the draft. */
  readonly untouchedDays: number
}

/** What a replacement must know of the certificate that it replaces. */
export interface OriginalStanding {
  readonly annulled: boolean
  readonly hasPaper: boolean
  /** The paper has come back, was destroyed, or was declared lost. */
  readonly paperAccountedFor: boolean
  /** A tracked return of that paper has been agreed on. */
  readonly returnAgreed: boolean
  /** Keys of what the replacement changes, one for each change. */
  readonly changes: readonly string[]
}

/** What is to be known of a pickup that takes the place of the one before. */
export interface NewPickup {
  /** It breaks no order of control, pickup and departure that holds. */
  readonly isInOrder: boolean
  readonly isAnother: boolean
}

/** What is to be known of a departure that takes the place of the one before. */
export interface NewDeparture {
  /** Neither the last control nor the pickup, as it is from then on, comes after it where none did before. */
  readonly isInOrder: boolean
  readonly isAnother: boolean
}

/** What the machine must know when an event happens. Everything is said: a new question does not compile until it is answered. */
export interface TransitionContext extends Standing {
  /** Result of the rule check; undefined when nothing could be checked, and then nothing is sent or approved. */
  readonly validation: Assessment | undefined
  /** The template lets clean applications approve themselves. */
  readonly autoApprove: boolean
  /** The application was drawn for a random control and is not approved by itself. */
  readonly drawnForControl: boolean
  /** The approved snapshot is untouched, and the application still says the same. */
  readonly documentMatchesSnapshot: boolean
  /** Who approved what waits for its signature; undefined where nothing waits, or the system did. */
  readonly approverId: string | undefined
  /** The office of the approver has two signers: one person may not approve and sign the same certificate. */
  readonly needsTwoPersons: boolean
  /** Where a cancellation leads back to; undefined where none was asked for. */
  readonly statusBeforeCancellation: ApplicationStatus | undefined
  /** The certificate that this one replaces; undefined where that is not in Eksport. */
  readonly original: OriginalStanding | undefined
  /** The pickup of ordered copies falls within the hours of the office. */
  readonly copyPickupOpen: boolean
  /** [EXP-11] Undefined where none is asked for. */
  readonly newPickup: NewPickup | undefined
  readonly newDeparture: NewDeparture | undefined
  readonly input: TransitionInput
}

/** What every guard sees. */
export interface GuardSubject {
  readonly application: StatusSubject
  readonly actor: Actor
  readonly standing: Standing
}

/** What every check sees. */
export interface EventSubject extends GuardSubject {
  readonly context: TransitionContext
}

/** The certificate is applied for on paper, whatever else with it; whether there is any paper yet is not said. */
export function hasPaper({ certificateFormats }: Pick<StatusSubject, 'certificateFormats'>): boolean {
  return certificateFormats.includes('PAPER')
}

/** [ACT-11] Paper has been handed out that would have to come back; before a certificate is issued nothing has. */
export function isOutOnPaper(application: Pick<StatusSubject, 'applicationStatus' | 'certificateFormats'>): boolean {
  return application.applicationStatus === 'UTSTEDT' && hasPaper(application)
}

/** The paper of a certificate has come back, was destroyed, or was declared lost. */
export function isWithoutItsPaper(application: Pick<StatusSubject, 'certificateFormats' | 'paperFate'>): boolean {
  return hasPaper(application) && application.paperFate !== undefined
}

/** What is applied for replaces another certificate: one of ours, or one of the older service (MATS), whatever its type says. */
export function isReplacement(application: StatusSubject): boolean {
  return (
    application.applicationType === 'ERSTATNINGSSERTIFIKAT' ||
    application.originalReferenceNumberFromSkjematjenesten !== undefined
  )
}

/** Another certificate stands in the place of this one. */
export function isReplaced({ replacedByApplicationReferences = [] }: StatusSubject): boolean {
  return replacedByApplicationReferences.length > 0
}
