import type { TransferTo } from '@eksport/api'
import type {
  Actor,
  ApplicationDraft,
  ApplicationStatus,
  JobName,
  OriginalPaperState,
  QuestionAnswer,
  ReplacementAnswers,
  StatusEvent,
  TransitionContext,
  TransitionInput,
  Unlocking,
} from '@eksport/domain'
import type { Locale } from '@eksport/forms'
import type { DrawnCopies } from '../certificate/draw-copies.ts'
import type { DrawnCertificate } from '../certificate/final-certificate.ts'
import type { ApplicationDocument } from '../db/application-document.ts'
import type { StoredApplication } from '../db/stored-application.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import type { AskedRegisters } from '../drafting/ask-registers.ts'
import type { ActiveSession } from '../session/active-session.ts'

/** The acting person, as cases and documents name them. */
export type ActingPerson = Pick<ActiveSession['person'], 'id' | 'name' | 'office'>

/** What an exporter writes to have a certificate cancelled; the reason is part of the event's own texts. */
export interface CancellationWords {
  readonly methodOfReturn: string | undefined
}

/** One question of a clarification. */
export interface AskedQuestion {
  readonly message: string
  readonly unlocking: Unlocking
  readonly files: readonly File[]
}

export interface DrawnLetter {
  readonly pdf: Uint8Array
  readonly language: Locale
}

/** The answer to one question, with its files. */
export interface GivenAnswer extends QuestionAnswer {
  readonly files?: readonly File[]
}

/** The input of an event besides what the transition table asks for. */
export interface ActInput extends TransitionInput {
  /** The answers to save, and the organisation that saves them. */
  readonly draft?: ApplicationDraft
  readonly applicant?: NonNullable<ActiveSession['organisation']>
  readonly cancellation?: CancellationWords
  readonly cancellationId?: string
  /** Why a certificate is replaced, as the exporter wrote it. */
  readonly replacement?: ReplacementAnswers
  /** What a draft replaces and why, if that is saved. */
  readonly replaces?: Pick<ApplicationDocument, 'replacementInformation' | 'originalReferenceNumberFromSkjematjenesten'>
  /** What an officer records about the paper of a replaced certificate, ours or the older service's. */
  readonly originalPaper?: { readonly state: OriginalPaperState; readonly trackingNumber?: string | undefined }
  /** Who gets a transferred case: a person, or an office where it waits for one. */
  readonly transferTo?: TransferTo | undefined
  /** [ACT-05] How many points an approval rests on; a finding counts once per line. */
  readonly assessedPoints?: number
  /** [CW-04] What the desk has checked: the receiver's identity, and every sheet. */
  readonly identityShown?: boolean | undefined
  readonly confirmedSheets?: readonly string[] | undefined
  /** Already checked. */
  readonly attachments?: readonly File[]
  /** The number of pages of a scan, counted before the transaction. */
  readonly scannedPages?: number
  /** [ACT-08] The questions of an officer, each with its files. */
  readonly questions?: readonly AskedQuestion[]
  /** [ACT-08] The exporter's answer to each. */
  readonly answers?: readonly GivenAnswer[]
  /** The certificate to store, drawn before the transaction. */
  readonly drawn?: DrawnCertificate | undefined
  /** The letter of a refusal, drawn before the transaction. */
  readonly letter?: DrawnLetter | undefined
  /** [REG-01] The register answers about this version, asked for before the transaction. */
  readonly registers?: AskedRegisters | undefined
  /** Confirmed copies, drawn before the transaction. */
  readonly drawnCopies?: DrawnCopies | undefined
}

/** The parts of the input that an event requires. */
interface Needed {
  readonly save: 'draft' | 'applicant'
  readonly send: 'registers'
  readonly cancel: 'reason' | 'cancellation' | 'attachments'
  readonly 'undo-cancellation': 'cancellationId'
  readonly replace: 'replacement' | 'applicant' | 'attachments'
  readonly 'record-paper': 'originalPaper'
  readonly 'record-mats-paper': 'originalPaper'
  readonly 'keep-scan': 'attachments' | 'scannedPages'
  readonly resend: 'message' | 'attachments'
  readonly 'change-time': 'pickup'
  readonly 'change-departure': 'departure' | 'registers'
  readonly 'order-copies': 'numberOfCopies' | 'copies'
  readonly 'change-copies': 'numberOfCopies' | 'copies'
  readonly 'cancel-copies': 'copies'
  readonly 'confirm-copies': 'copies'
  readonly 'hand-out-copies': 'copies' | 'collectedBy'
}

export type InputOf<Event extends StatusEvent> = ActInput &
  (Event extends keyof Needed ? { readonly [Name in Needed[Event]]: NonNullable<ActInput[Name]> } : unknown)

/** What every effect of an event receives. */
export interface EffectCommand {
  readonly tx: Transaction
  readonly deps: Pick<Deps, 'referenceData'>
  readonly person: ActingPerson
  /** The application before the event, locked, and our certificate that it replaces. */
  readonly stored: StoredApplication
  readonly original: StoredApplication | undefined
  /** The application whose event caused this one. */
  readonly cause: number | undefined
  readonly event: StatusEvent
  readonly actor: Actor
  readonly to: ApplicationStatus | 'deleted'
  readonly context: TransitionContext
  readonly input: ActInput
  readonly now: Date
}

/** Another event that the system starts in the same transaction, after this one is recorded. */
export interface Follow {
  readonly referenceNumber: number
  readonly event: StatusEvent
  /** `may`: it happens if the table allows it. `must`: a refusal rolls back the event that caused it. */
  readonly force: 'must' | 'may'
}

/** The changes of an event to its application. Effects add to it one after the other, and it is recorded at the end. */
export interface Progress {
  readonly document: ApplicationDocument
  readonly statusBeforeCancellation: ApplicationStatus | undefined
  /** Facts of the history entry. */
  readonly facts: Readonly<Record<string, unknown>>
  readonly follow: readonly Follow[]
}

/** An effect on our own rows, in the transaction of the event. */
export type InsideHandler = (command: EffectCommand, progress: Progress) => Promise<Progress>

/** A job that runs after the commit, once per key however often it is added. */
export interface Job {
  readonly task: JobName
  readonly key: string
  readonly payload: Readonly<Record<string, unknown>>
}

/** Returns the job of an effect after the event is recorded; undefined if there is nothing to do. */
export type AfterHandler = (command: EffectCommand) => Promise<Job | undefined>

/** An effect that changes only the document or related rows. */
export const onDocument =
  (change: (command: EffectCommand, document: ApplicationDocument) => Promise<ApplicationDocument>): InsideHandler =>
  async (command, progress) => ({ ...progress, document: await change(command, progress.document) })

/** A part of the input that the event requires; throws if it is missing. */
export function given<Name extends keyof ActInput>(
  { event, input }: Pick<EffectCommand, 'event' | 'input'>,
  name: Name,
): NonNullable<ActInput[Name]> {
  const part = input[name]
  if (part === undefined || part === null) throw new TypeError(`The event ${event} came without ${name}`)
  return part
}

/** The acting officer, as cases name them. */
export function officerOf({ person }: EffectCommand): NonNullable<ApplicationDocument['caseworker']> {
  const { id, name, office } = person
  return { id, name, ...(office === undefined ? {} : { office }) }
}
