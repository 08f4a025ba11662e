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

/** The answers on the screen. */
export interface DraftAnswers extends Pick<TemplateChanging, 'chooseTemplate'> {
  /** All answers, hidden ones included, as of the last pause in typing. */
  readonly answers: FormAnswers
  /** [CRT-02] The answers that count: they are validated, summarized and sent. */
  readonly relevant: FormAnswers
  /** The current content of the fields, including the last keystroke. */
  readonly typed: TypedAnswers
  readonly change: (answers: FormAnswers) => void
  /** Like `change`, for a field that reads {@link useTyped}: the rest of the form follows a keystroke when typing pauses. */
  readonly type: (answers: FormAnswers) => void
  /** Incremented when the answers are replaced from outside, so that pages remount their fields. */
  readonly generation: number
  /** The comment on the application; kept in this browser until it is submitted. */
  readonly comment: string
  readonly setComment: (comment: string) => void
}

/** The server's latest answer. */
export interface StoredDraft {
  readonly application: Application
  readonly validation: ValidationResult
  /** [REG-03] The maximum number of product lines; undefined if the server states none. */
  readonly maxProductLines: number | undefined
  /** [ACT-08] The application as it was last submitted, if this draft was reopened. */
  readonly sent: ApplicationReading['assessed']
}

/**
 * Actions on the draft. The object stays the same while the form is open, so that components that only act do not re-render at each save.
 */
export interface DraftActs {
  readonly referenceNumber: number
  /** Saves unsaved changes immediately and returns the outcome. Pass `isReportedThere` if the caller reports a failure itself. */
  readonly flush: (isReportedThere?: boolean) => Promise<SaveStatus>
  /** Like `flush`, when moving to another page of the form; resolves to whether the person may go on. */
  readonly keep: () => Promise<boolean>
  /** The stored version; after `flush`, the version it created. */
  readonly storedVersion: () => number
  /** Refetches what the server knows of the draft after a filled-in form was uploaded or removed. Typed answers stay as they are. */
  readonly takeFiles: () => Promise<void>
  /** Deletes what this browser keeps of the draft, once it is submitted or discarded. */
  readonly forgetUnsent: () => void
}

/** The state of saving the draft to the server. */
export interface DraftSaving {
  readonly save: SaveState
  /** When the draft was last saved, by this browser's clock. */
  readonly savedAt: Instant | undefined
  /** Whether unsaved changes are kept in this browser until they are saved. */
  readonly isKeptHere: boolean
  /** Whether the person asked for the last save attempt, as opposed to an automatic save while typing. */
  readonly isAskedFor: boolean
  /** Whether the caller of the save reports its outcome, so that nothing else has to. */
  readonly isReportedThere: boolean
}

/** Messages and choices about the draft for the person. */
export interface DraftNotices extends Omit<TemplateChanging, 'chooseTemplate'>, Moving, Refusing {
  /** [EXP-03] Set when somebody else gave different answers to the same questions; all other changes are merged automatically. */
  readonly choice: Choice | undefined
  /** Settles each of the conflicts. */
  readonly choose: (isTheirs: (conflict: Conflict) => boolean) => void
  /** Replaces the answers on screen with what somebody else saved, if nothing on screen is unsaved. */
  readonly takeTheirs: (theirs: ApplicationAnswer) => void
}

/** The draft being filled in, in five parts so that components re-render only with the part they use. */
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

// All hooks below work only inside the form's layout route, which loads the draft.
export const useActs = (): DraftActs => usePart(ActsContext)
export const useAnswers = (): DraftAnswers => usePart(AnswersContext)
/** The current content of the fields; the component re-renders at each keystroke. */
export function useTyped(): FormAnswers {
  const { typed } = useAnswers()
  return useSyncExternalStore(typed.subscribe, typed.now, typed.now)
}
export const useStored = (): StoredDraft => usePart(StoredContext)
export const useSaving = (): DraftSaving => usePart(SavingContext)
export const useDraftNotices = (): DraftNotices => usePart(NoticesContext)

/** The whole draft, for components that pass it on. */
export function useDraft(): Draft {
  const [acts, answers, stored] = [useActs(), useAnswers(), useStored()]
  const [saving, notices] = [useSaving(), useDraftNotices()]
  return useMemo(() => ({ acts, answers, stored, saving, notices }), [acts, answers, stored, saving, notices])
}
