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

/** Who acts, as the case and its documents name them. */
export type ActingPerson = Pick<ActiveSession['person'], 'id' | 'name' | 'office'>

/** What an exporter writes to have a certificate cancelled; the reason stands among the words of the event. */
export interface CancellationWords {
  readonly methodOfReturn: string | undefined
}

/** One question of a clarification. */
export interface AskedQuestion {
  readonly message: string
  readonly unlocking: Unlocking
  readonly files: readonly File[]
}

/** A letter to the exporter, as it was drawn. */
export interface DrawnLetter {
  readonly pdf: Uint8Array
  readonly language: Locale
}

/** The answer to one question, with the files that come with it. */
export interface GivenAnswer extends QuestionAnswer {
  readonly files?: readonly File[]
}

/** What comes with an event beside the words that the table asks for. */
export interface ActInput extends TransitionInput {
  /** The answers that are saved, and the organisation that saves them. */
  readonly draft?: ApplicationDraft
  readonly applicant?: NonNullable<ActiveSession['organisation']>
  readonly cancellation?: CancellationWords
  readonly cancellationId?: string
  /** Why a certificate is replaced, as its exporter wrote it. */
  readonly replacement?: ReplacementAnswers
  /** What a draft replaces and why, where that is saved. */
  readonly replaces?: Pick<ApplicationDocument, 'replacementInformation' | 'originalReferenceNumberFromSkjematjenesten'>
  /** What an officer records of the paper of a certificate that is being replaced, here or in the older service. */
  readonly originalPaper?: { readonly state: OriginalPaperState; readonly trackingNumber?: string | undefined }
  /** Whose a transferred case becomes: a person, or an office where it waits for one. */
  readonly transferTo?: TransferTo | undefined
  /** [ACT-05] How many points an approval rests on: a finding counts once a line. */
  readonly assessedPoints?: number
  /** [CW-04] What the desk has seen: that the receiver showed who they are, and every sheet. */
  readonly identityShown?: boolean | undefined
  readonly confirmedSheets?: readonly string[] | undefined
  /** Looked through already. */
  readonly attachments?: readonly File[]
  /** How many pages the scan of a paper has: counted before the transaction began. */
  readonly scannedPages?: number
  /** [ACT-08] What an officer asks at once, each with its files. */
  readonly questions?: readonly AskedQuestion[]
  /** [ACT-08] What the exporter answers to each. */
  readonly answers?: readonly GivenAnswer[]
  /** The certificate, for an event that keeps it: drawn before the transaction began. */
  readonly drawn?: DrawnCertificate | undefined
  /** The letter of a refusal, drawn the same way. */
  readonly letter?: DrawnLetter | undefined
  /** [REG-01] What the registers said of this version: asked before the transaction began. */
  readonly registers?: AskedRegisters | undefined
  /** Confirmed copies, drawn before the transaction as well. */
  readonly drawnCopies?: DrawnCopies | undefined
}

/** What of it an event cannot do without. */
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

/** What comes with this event. */
export type InputOf<Event extends StatusEvent> = ActInput &
  (Event extends keyof Needed ? { readonly [Name in Needed[Event]]: NonNullable<ActInput[Name]> } : unknown)

/** What every effect of one event is told. */
export interface EffectCommand {
  readonly tx: Transaction
  readonly deps: Pick<Deps, 'referenceData'>
  readonly person: ActingPerson
  /** The application as it was, held, and the certificate of ours that it replaces. */
  readonly stored: StoredApplication
  readonly original: StoredApplication | undefined
  /** The application whose own event led to this one. */
  readonly cause: number | undefined
  readonly event: StatusEvent
  readonly actor: Actor
  readonly to: ApplicationStatus | 'deleted'
  readonly context: TransitionContext
  readonly input: ActInput
  readonly now: Date
}

/** Another event that the system starts in the same transaction, once this one is recorded. */
export interface Follow {
  readonly referenceNumber: number
  readonly event: StatusEvent
  /** `may`: it happens if the table allows it. `must`: a refusal undoes what led to it. */
  readonly force: 'must' | 'may'
}

/** What an event makes of its application: effects add to it one after the other, and it is recorded when all are done. */
export interface Progress {
  readonly document: ApplicationDocument
  readonly statusBeforeCancellation: ApplicationStatus | undefined
  /** Facts of the history entry. */
  readonly facts: Readonly<Record<string, unknown>>
  readonly follow: readonly Follow[]
}

/** Rows of ours, in the transaction of the event. */
export type InsideHandler = (command: EffectCommand, progress: Progress) => Promise<Progress>

/** A job that runs when the transaction is committed, once for its key however often it is added. */
export interface Job {
  readonly task: JobName
  readonly key: string
  readonly payload: Readonly<Record<string, unknown>>
}

/** The job of an effect, asked for when the event is recorded; nothing where there is nothing to do. */
export type AfterHandler = (command: EffectCommand) => Promise<Job | undefined>

/** An effect that changes the document, or rows beside it, and nothing else. */
export const onDocument =
  (change: (command: EffectCommand, document: ApplicationDocument) => Promise<ApplicationDocument>): InsideHandler =>
  async (command, progress) => ({ ...progress, document: await change(command, progress.document) })

/** A part of the input that the event cannot do without. */
export function given<Name extends keyof ActInput>(
  { event, input }: Pick<EffectCommand, 'event' | 'input'>,
  name: Name,
): NonNullable<ActInput[Name]> {
  const part = input[name]
  if (part === undefined || part === null) throw new TypeError(`The event ${event} came without ${name}`)
  return part
}

/** The officer as the case names them. */
export function officerOf({ person }: EffectCommand): NonNullable<ApplicationDocument['caseworker']> {
  const { id, name, office } = person
  return { id, name, ...(office === undefined ? {} : { office }) }
}
