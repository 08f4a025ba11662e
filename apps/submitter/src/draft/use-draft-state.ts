import type { ApplicationAnswer, ApplicationReading } from '@eksport/api'
import { type Application, buildRequest, type FormAnswers, type Instant, type ValidationResult } from '@eksport/domain'
import { askedDeclarations, relevantApplication } from '@eksport/domain/templates'
import type { Conflict } from '@eksport/forms'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Dispatch, type SetStateAction, useCallback, useEffect, useMemo, useReducer, useState } from 'react'
import { flushSync } from 'react-dom'
import { applicationQuery } from '#src/lib/application/application-query.ts'
import type { Journal } from '#src/lib/journal/journal.ts'
import { type JournalKey, takenPart } from '#src/lib/journal/journal-record.ts'
import { forgetPart } from '#src/lib/journal/kept-part.ts'
import { useOrganisation } from '#src/lib/organisation.ts'
import { usePerson } from '#src/lib/use-person.ts'
import { answersOf } from './answers-of.ts'
import { readLatest } from './api/get-latest-application.ts'
import { putDraft } from './api/save-application.ts'
import { type Choice, DraftKeeper } from './draft-keeper.ts'
import { keepTemplateChange } from './kept-template-change.ts'
import type { SaveState, SaveStatus } from './save-queue.ts'
import { type Moving, useMove } from './use-move.ts'
import { type Refusing, useRefusing } from './use-refused.ts'
import { type TemplateChange, type TemplateChanging, useTemplateChange } from './use-template-change.ts'

/** The draft that is being filled in: what is on the screen, what is stored, and what lies between. */
export interface DraftState extends TemplateChanging, Moving, Refusing {
  readonly application: Application
  /** All that was typed, what is hidden now included: what the fields show and the draft keeps. */
  readonly answers: FormAnswers
  /** [CRT-02] What of it counts: validated, shown in words and sent. */
  readonly relevant: FormAnswers
  readonly validation: ValidationResult
  /** [REG-03] How many product lines it may be sent with, where the server says so. */
  readonly maxProductLines: number | undefined
  /** [ACT-08] The application as it was sent last, where this draft was reopened. */
  readonly sent: ApplicationReading['assessed']
  readonly save: SaveState
  /** When the draft was stored last, in this browser's clock. */
  readonly savedAt: Instant | undefined
  /** Whether what is not saved is kept in this browser until it is. */
  readonly isKeptHere: boolean
  /** The comment to the application; kept in this browser until it is sent with it. */
  readonly comment: string
  readonly setComment: (comment: string) => void
  /** The application is sent, or its draft given up: nothing of it is kept in this browser any longer. */
  readonly forgetUnsent: () => void
  readonly change: (answers: FormAnswers) => void
  /** Stores now what is not stored, and says how it went; who tells of a failure where it was asked for says so. */
  readonly flush: (isReportedThere?: boolean) => Promise<SaveStatus>
  /** The same as `flush` on the way to another page of the form: whether the person may go on. */
  readonly keep: () => Promise<boolean>
  /** Whether somebody asked for the last attempt to save, rather than it coming by itself while they type. */
  readonly isAskedFor: boolean
  /** Whether who asked for it tells of it there, and nobody else has to. */
  readonly isReportedThere: boolean
  /** The version that is stored now; after `flush`, the one that it made. */
  readonly storedVersion: () => number
  /** Counts how often the answers were replaced from outside: pages draw their fields anew. */
  readonly generation: number
  /** After a form that was filled in came or went: what the server says of it now. What is typed stays as it is. */
  readonly takeFiles: () => Promise<void>
  /** [EXP-03] Where somebody else has answered the same differently; everything else is put together by itself. */
  readonly choice: Choice | undefined
  /** What shall apply of each of them. */
  readonly choose: (isTheirs: (conflict: Conflict) => boolean) => void
  /** What somebody else stored replaces what is on the screen, where nothing there is unsaved. */
  readonly takeTheirs: (theirs: ApplicationAnswer) => void
}

/** What of a draft lies in this browser alone. */
export interface KeptHere {
  readonly journal: Journal
  /** Another country or template that was chosen on an earlier page, and neither undone nor accepted. */
  readonly templateChange: TemplateChange | undefined
}

/** [WIZ-17] [WIZ-22] [EXP-03] One draft, saved as it is typed. Its keeper lives as long as the form's layout. */
export function useDraftState(
  { assessed: sent, ...initial }: ApplicationReading,
  { journal, templateChange }: KeptHere,
): DraftState {
  const [generation, redraw] = useReducer((count: number) => count + 1, 0)
  const { keeper, moving, takeFiles, ...kept } = useKeptDraft(initial, journal)
  const { stored, setStored, answers, setAnswers, choice, ...saving } = kept
  const [comment, setComment] = useState(keeper.begun.comment)
  const [asked, setAsked] = useState<'by nobody' | 'here' | 'there'>('by nobody')
  const relevant = useMemo(() => relevantApplication(answers), [answers])
  const refusing = useRefusing(answers, saving.save)
  useKeeping(keeper)
  useWarningBeforeLeaving(saving.save.status !== 'saved' && !journal.isKept())

  const change = useCallback(
    (given: FormAnswers) => {
      // A page withdraws the declarations that it hides itself; it knows of none on another page.
      const next = askedDeclarations(given)
      setAsked('by nobody')
      setAnswers(next)
      keeper.change(next)
    },
    [keeper, setAnswers],
  )
  const key = useJournalKey(initial.application)
  const changing = useTemplateChange({ answers, change, redraw, left: templateChange, keep: useKeepTemplateChange(key) })
  const replace = (theirs: ApplicationAnswer, next: FormAnswers) => {
    setStored(theirs)
    setAnswers(next)
    redraw()
  }
  return {
    application: stored.application,
    validation: stored.validation,
    maxProductLines: stored.maxProductLines,
    answers,
    relevant,
    sent,
    ...saving,
    isKeptHere: journal.isKept(),
    comment,
    setComment: (words) => {
      setComment(words)
      keeper.comment(words)
    },
    storedVersion: () => keeper.version,
    generation,
    change,
    flush: (isReportedThere = false) => {
      setAsked(isReportedThere ? 'there' : 'here')
      return keeper.flush()
    },
    keep: () => {
      setAsked('here')
      return keeper.keep()
    },
    isAskedFor: asked === 'here',
    isReportedThere: asked === 'there',
    choice,
    choose: (isTheirs) => choice && replace(choice.theirs, keeper.choose(choice, isTheirs)),
    takeTheirs: (theirs) => {
      replace(theirs, answersOf(theirs))
      keeper.takeTheirs(theirs)
    },
    forgetUnsent: () => {
      keeper.forget()
      changing.acceptTemplateChange()
      void forgetPart({ ...key, part: takenPart })
    },
    takeFiles,
    ...moving,
    ...changing,
    ...refusing,
  }
}

function useJournalKey({ referenceNumber }: Application): JournalKey {
  const person = usePerson()
  const { organisationNumber: organisation } = useOrganisation()
  return useMemo(
    () => ({ person, organisation, draft: String(referenceNumber) }),
    [person, organisation, referenceNumber],
  )
}

function useKeepTemplateChange(key: JournalKey): (templateChange: TemplateChange | undefined) => void {
  return useCallback((templateChange) => void keepTemplateChange(key, templateChange), [key])
}

/** The keeper of the draft, and what is known of it as it says so. */
function useKeptDraft(initial: ApplicationReading, journal: Journal) {
  const queries = useQueryClient()
  const { organisationNumber } = useOrganisation()
  const { referenceNumber } = initial.application
  const query = applicationQuery(organisationNumber, referenceNumber)
  const { note, ...moving } = useMove()
  const [stored, setStored] = useState<ApplicationAnswer>(initial)
  const [save, setSave] = useState<SaveState>({ status: 'saved' })
  const [savedAt, setSavedAt] = useState<Instant>()
  const [keeper] = useState(
    (): DraftKeeper =>
      new DraftKeeper({
        answer: initial,
        journal,
        put: (current, version) =>
          putDraft({ organisationNumber, referenceNumber, draft: buildRequest(current), version }),
        readLatest: () => readLatest(organisationNumber, referenceNumber),
        onState: setSave,
        onStored: (answer) => {
          // The lines that came back as they were are the same objects: what is known of them holds.
          setStored(queries.setQueryData(query.queryKey, answer) ?? answer)
          setSavedAt(new Date().toISOString())
          note(answer)
        },
        // At once: the next key must be typed into the answers of both.
        onMerged: (merged, latest) =>
          flushSync(() => {
            setStored(latest)
            setAnswers(merged)
          }),
        onChoice: (next) => setChoice(next),
        onEnded: (latest) => queries.setQueryData(query.queryKey, latest),
      }),
  )
  const [answers, setAnswers] = useState<FormAnswers>(keeper.begun.answers)
  const [choice, setChoice] = useState<Choice | undefined>(keeper.begun.choice)
  const { data: newest = initial } = useQuery({ ...query, enabled: false })
  useFiles(newest.application, setStored, setAnswers)
  const takeFiles = async () => void (await queries.fetchQuery(query))
  return { keeper, moving, takeFiles, stored, setStored, answers, setAnswers, choice, save, savedAt }
}

/** The form stands: what is typed is kept when the page is hidden or closed, and sent when the net or the person is back. */
function useKeeping(keeper: DraftKeeper) {
  useEffect(() => {
    const onHidden = () => {
      keeper.keepHere()
      // Whoever has another tab before them may never come back to this one.
      if (document.visibilityState === 'hidden') void keeper.flush()
      else keeper.retry()
    }
    keeper.begin()
    document.addEventListener('visibilitychange', onHidden)
    window.addEventListener('pagehide', keeper.keepHere)
    window.addEventListener('online', keeper.retry)
    window.addEventListener('focus', keeper.retry)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      window.removeEventListener('pagehide', keeper.keepHere)
      window.removeEventListener('online', keeper.retry)
      window.removeEventListener('focus', keeper.retry)
      // Whoever leaves the form by a way that nothing stops is not kept waiting for the rest of the pause.
      keeper.stop()
    }
  }, [keeper])
}

/**
 * [ACT-12] Files are stored as they come, apart from the answers: what a colleague or another tab attaches or takes away is shown
 * here as soon as it is known. What is typed stays as it is.
 */
function useFiles(
  { attachments, filledForms, formDifferences }: Application,
  setStored: Dispatch<SetStateAction<ApplicationAnswer>>,
  setAnswers: Dispatch<SetStateAction<FormAnswers>>,
) {
  const files = useMemo(
    () => ({ attachments, filledForms, formDifferences }),
    [attachments, filledForms, formDifferences],
  )
  const [shown, setShown] = useState(files)
  if (shown === files) return
  setShown(files)
  setStored((known) => ({ ...known, application: { ...known.application, ...files } }))
  setAnswers((known) => ({ ...known, ...files }))
}

/** The browser asks before it closes a page with something on it that is neither stored nor kept here. */
function useWarningBeforeLeaving(isActive: boolean) {
  useEffect(() => {
    if (!isActive) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isActive])
}
