import type { ApplicationAnswer, ApplicationReading } from '@eksport/api'
import type { Application, FormAnswers, Instant, ValidationResult } from '@eksport/domain'
import type { Conflict } from '@eksport/forms'
import type { SaveState, SaveStatus } from '@eksport/portal/journal/save-queue.ts'
import { type Context, createContext, useContext, useMemo, useSyncExternalStore } from 'react'
import type { Choice } from './draft-keeper.ts'
import type { TypedAnswers } from './use-followed-answers.ts'
import type { Moving } from './use-move.ts'
import type { Refusing } from './use-refused.ts'
import type { TemplateChanging } from './use-template-change.ts'

/** What is on the screen. */
export interface DraftAnswers extends Pick<TemplateChanging, 'chooseTemplate'> {
  /** All that was answered, what is hidden now included, as it was when the hand last rested. */
  readonly answers: FormAnswers
  /** [CRT-02] What of it counts: validated, shown in words and sent. */
  readonly relevant: FormAnswers
  /** All that stands in the fields, the last key included. */
  readonly typed: TypedAnswers
  readonly change: (answers: FormAnswers) => void
  /** The same for a field that reads {@link useTyped}: after a key in a text the rest of the form follows when the hand rests. */
  readonly type: (answers: FormAnswers) => void
  /** Counts how often the answers were replaced from outside: pages draw their fields anew. */
  readonly generation: number
  /** The comment to the application; kept in this browser until it is sent with it. */
  readonly comment: string
  readonly setComment: (comment: string) => void
}

/** What the server answered last. */
export interface StoredDraft {
  readonly application: Application
  readonly validation: ValidationResult
  /** [REG-03] How many product lines it may be sent with, where the server says so. */
  readonly maxProductLines: number | undefined
  /** [ACT-08] The application as it was sent last, where this draft was reopened. */
  readonly sent: ApplicationReading['assessed']
}

/** What can be done with the draft. It is the same for as long as the form stands: who only acts is not drawn anew at each save. */
export interface DraftActs {
  readonly referenceNumber: number
  /** Stores now what is not stored, and says how it went; who tells of a failure where it was asked for says so. */
  readonly flush: (isReportedThere?: boolean) => Promise<SaveStatus>
  /** The same as `flush` on the way to another page of the form: whether the person may go on. */
  readonly keep: () => Promise<boolean>
  /** The version that is stored now; after `flush`, the one that it made. */
  readonly storedVersion: () => number
  /** After a form that was filled in came or went: what the server says of it now. What is typed stays as it is. */
  readonly takeFiles: () => Promise<void>
  /** The application is sent, or its draft given up: nothing of it is kept in this browser any longer. */
  readonly forgetUnsent: () => void
}

/** How what is on the screen gets to the server. */
export interface DraftSaving {
  readonly save: SaveState
  /** When the draft was stored last, in this browser's clock. */
  readonly savedAt: Instant | undefined
  /** Whether what is not saved is kept in this browser until it is. */
  readonly isKeptHere: boolean
  /** Whether somebody asked for the last attempt to save, rather than it coming by itself while they type. */
  readonly isAskedFor: boolean
  /** Whether who asked for it tells of it there, and nobody else has to. */
  readonly isReportedThere: boolean
}

/** What the person is told, or asked, about the draft. */
export interface DraftNotices extends Omit<TemplateChanging, 'chooseTemplate'>, Moving, Refusing {
  /** [EXP-03] Where somebody else has answered the same differently; everything else is put together by itself. */
  readonly choice: Choice | undefined
  /** What shall apply of each of them. */
  readonly choose: (isTheirs: (conflict: Conflict) => boolean) => void
  /** What somebody else stored replaces what is on the screen, where nothing there is unsaved. */
  readonly takeTheirs: (theirs: ApplicationAnswer) => void
}

/** The draft that is being filled in. Five parts, so that who shows one of them is not drawn anew with the others. */
export interface Draft {
  readonly acts: DraftActs
  readonly answers: DraftAnswers
  readonly stored: StoredDraft
  readonly saving: DraftSaving
  readonly notices: DraftNotices
}

export const ActsContext = createContext<DraftActs | null>(null)
export const AnswersContext = createContext<DraftAnswers | null>(null)
export const StoredContext = createContext<StoredDraft | null>(null)
export const SavingContext = createContext<DraftSaving | null>(null)
export const NoticesContext = createContext<DraftNotices | null>(null)

function usePart<Part>(context: Context<Part | null>): Part {
  const part = useContext(context)
  if (part === null) throw new Error('A page of the form stands outside its layout.')
  return part
}

// Only below the form's layout route, which loads the draft.
export const useActs = (): DraftActs => usePart(ActsContext)
export const useAnswers = (): DraftAnswers => usePart(AnswersContext)
/** What stands in the fields now: who reads it is drawn anew at each key. */
export function useTyped(): FormAnswers {
  const { typed } = useAnswers()
  return useSyncExternalStore(typed.subscribe, typed.now, typed.now)
}
export const useStored = (): StoredDraft => usePart(StoredContext)
export const useSaving = (): DraftSaving => usePart(SavingContext)
export const useDraftNotices = (): DraftNotices => usePart(NoticesContext)

/** All of it, for who hands it on. */
export function useDraft(): Draft {
  const [acts, answers, stored] = [useActs(), useAnswers(), useStored()]
  const [saving, notices] = [useSaving(), useDraftNotices()]
  return useMemo(() => ({ acts, answers, stored, saving, notices }), [acts, answers, stored, saving, notices])
}
