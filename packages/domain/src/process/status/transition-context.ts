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

/** Properties of an application that exist only once something has happened, which callers must look up. */
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

/** What the machine reads of an application. Nothing may be left out: what has not happened is explicitly undefined. */
export type StatusSubject = Pick<Application, Always> & { readonly [Name in Sometimes]: Application[Name] | undefined }

/** The part of an application that the machine reads. */
export function statusSubject(
  application: Pick<Application, Always> & Partial<Pick<Application, Sometimes>>,
): StatusSubject {
  const { applicationStatus, applicationType, applicationFormat, certificateFormats, revision } = application
  // `Object.fromEntries` loses the keys in its type; they are exactly those of the list.
  const happened = Object.fromEntries(sometimes.map((name) => [name, application[name]])) as Pick<
    StatusSubject,
    Sometimes
  >
  return { applicationStatus, applicationType, applicationFormat, certificateFormats, revision, ...happened }
}

/** What a person wrote or ticked when triggering an event; absent properties were not written. */
export interface TransitionInput {
  readonly reason?: string | undefined
  readonly message?: string | undefined
  readonly legalBasis?: string | undefined
  /** To whom a paper was handed out: a name, or the number of a pickup pass. */
  readonly collectedBy?: string | undefined
  /** What became of the printed paper of a cancelled certificate. */
  readonly paperFate?: PaperFate | undefined
  readonly numberOfCopies?: number | undefined
  /** The order of copies concerned, the version of it that was seen, and the requested copies where they are given. */
  readonly copies?: { readonly id: string; readonly version?: number; readonly request?: CopyRequest } | undefined
  /** [EXP-11] The new time of pickup, at the same office. */
  readonly pickup?: { readonly date: PlainDate; readonly time: PlainTime } | undefined
  /** [EXP-11] The new time of departure, with a time of day where the form asks for it. */
  readonly departure?: { readonly date: PlainDate; readonly time?: PlainTime | undefined } | undefined
  /** Codes of the MANUAL_PROCESSING findings that the caseworker has assessed. */
  readonly confirmedViolations?: readonly string[] | undefined
  /** Keys of the changes from the replaced certificate that the caseworker has assessed. */
  readonly confirmedChanges?: readonly string[] | undefined
  /** The caseworker has decided that the replacement may proceed although the original was annulled. */
  readonly annulmentAssessed?: boolean | undefined
  /** What a question is about, and lets the exporter change. */
  readonly unlocking?: Unlocking | undefined
}

/** What guards need besides the application: enough to offer actions, and known for every row of a list. */
export interface Standing {
  readonly veterinarianRequirement: 'NONE' | 'REQUIRED' | 'POSSIBLE'
  /** The flag that stops all submissions. */
  readonly submissionDisabled: boolean
  /** The flag that lets exporters withdraw an application that nobody has started on. */
  readonly withdrawSubmitted: boolean
  /** The flag that lets exporters fetch the signed certificate as PDF. */
  readonly signedPdfOffered: boolean
  /** The electronic certificate has been accepted by its receiver, or is only a signed PDF, which is ready. */
  readonly certificateDelivered: boolean
  /** A certificate has been made of the application, whether or not it is still valid: it was issued, or its print was confirmed. */
  readonly certificateMade: boolean
  /** Row 21: an approved or printed replacement that may not be handed out until the paper of its original is accounted for. */
  readonly awaitsOriginal: boolean
  /** A replacement of this certificate is being written or processed. */
  readonly hasLiveReplacement: boolean
  /** [EXP-11] Whether the pickup can be moved now. */
  readonly pickup: PickupStanding
  /** Whole days since the exporter last changed the draft. */
  readonly untouchedDays: number
}

/** What a replacement needs to know about the certificate that it replaces. */
export interface OriginalStanding {
  readonly annulled: boolean
  readonly hasPaper: boolean
  /** The paper was returned, destroyed, or declared lost. */
  readonly paperAccountedFor: boolean
  /** A tracked return of the paper is agreed. */
  readonly returnAgreed: boolean
  /** Keys of the replacement's changes, one for each change. */
  readonly changes: readonly string[]
}

/** What needs to be known about a pickup's new time. */
export interface NewPickup {
  /** It violates no order of control, pickup and departure that is in effect. */
  readonly isInOrder: boolean
  readonly isAnother: boolean
}

/** What needs to be known about a departure's new time. */
export interface NewDeparture {
  /** It does not move the departure before the last control or the new pickup, unless it already was. */
  readonly isInOrder: boolean
  readonly isAnother: boolean
}

/** What the machine needs to know when an event happens. Everything is required, so that a new question does not compile until it is answered. */
export interface TransitionContext extends Standing {
  /** Result of the rule check; undefined when nothing could be checked, in which case nothing is sent or approved. */
  readonly validation: Assessment | undefined
  /** The template allows automatic approval of applications without findings. */
  readonly autoApprove: boolean
  /** The application was drawn for a random control and is not approved automatically. */
  readonly drawnForControl: boolean
  /** The approved snapshot is intact, and the application still has the same content. */
  readonly documentMatchesSnapshot: boolean
  /** Who approved what waits for signing; undefined where nothing waits, or the system approved it. */
  readonly approverId: string | undefined
  /** The approver's office has two signers, so that one person may not approve and sign the same certificate. */
  readonly needsTwoPersons: boolean
  /** The status to which a refused cancellation returns; undefined where none was requested. */
  readonly statusBeforeCancellation: ApplicationStatus | undefined
  /** The certificate that this one replaces; undefined where that is not in Eksport. */
  readonly original: OriginalStanding | undefined
  /** The pickup of ordered copies is within the hours of the office. */
  readonly copyPickupOpen: boolean
  /** [EXP-11] Undefined where none is requested. */
  readonly newPickup: NewPickup | undefined
  readonly newDeparture: NewDeparture | undefined
  readonly input: TransitionInput
}

/** The input of every guard. */
export interface GuardSubject {
  readonly application: StatusSubject
  readonly actor: Actor
  readonly standing: Standing
}

/** The input of every check. */
export interface EventSubject extends GuardSubject {
  readonly context: TransitionContext
}

/** Whether the certificate is requested on paper, possibly among other formats; not whether any paper exists yet. */
export function hasPaper({ certificateFormats }: Pick<StatusSubject, 'certificateFormats'>): boolean {
  return certificateFormats.includes('PAPER')
}

/** [ACT-11] Whether paper has been handed out that would have to be returned; before a certificate is issued, none has. */
export function isOutOnPaper(application: Pick<StatusSubject, 'applicationStatus' | 'certificateFormats'>): boolean {
  return application.applicationStatus === 'UTSTEDT' && hasPaper(application)
}

/** Whether the paper of a certificate was returned, destroyed, or declared lost. */
export function isWithoutItsPaper(application: Pick<StatusSubject, 'certificateFormats' | 'paperFate'>): boolean {
  return hasPaper(application) && application.paperFate !== undefined
}

/** Whether an application replaces another certificate: one of ours, or one of the older service (MATS), whatever its type says. */
export function isReplacement(application: StatusSubject): boolean {
  return (
    application.applicationType === 'ERSTATNINGSSERTIFIKAT' ||
    application.originalReferenceNumberFromSkjematjenesten !== undefined
  )
}

/** Whether another certificate has replaced this one. */
export function isReplaced({ replacedByApplicationReferences = [] }: StatusSubject): boolean {
  return replacedByApplicationReferences.length > 0
}
