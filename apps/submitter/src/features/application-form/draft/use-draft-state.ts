import type { ApplicationAnswer, ApplicationReading } from '@eksport/api'
import {
  type Application,
  buildRequest,
  type FormAnswers,
  hasRequiredFields,
  type Instant,
  type ValidationResult,
} from '@eksport/domain'
import { relevantApplication } from '@eksport/domain/templates'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type Dispatch, type SetStateAction, useCallback, useEffect, useMemo, useReducer, useState } from 'react'
import { applicationQuery } from '#src/lib/application/application-query.ts'
import { useOrganisation } from '#src/lib/organisation.ts'
import { putDraft } from '../api/save-application.ts'
import { answersOf } from './answers-of.ts'
import { createSaveQueue, type SaveState, type SaveStatus } from './save-queue.ts'
import { type Moving, useMove } from './use-move.ts'
import { type Refusing, useRefusing } from './use-refused.ts'
import { type Turning, useTurn } from './use-turn.ts'

/** The draft that is being filled in: what is on the screen, what is stored, and what lies between. */
export interface DraftState extends Turning, Moving, Refusing {
  readonly application: Application
  /** All that was typed, what is hidden now included: what the fields show and the draft keeps. */
  readonly answers: FormAnswers
  /** [CRT-02] What of it counts: validated, shown in words and sent. */
  readonly relevant: FormAnswers
  readonly validation: ValidationResult
  /** [ACT-08] The application as it was sent last, where this draft was reopened. */
  readonly sent: ApplicationReading['assessed']
  readonly save: SaveState
  /** When the draft was stored last, in this browser's clock. */
  readonly savedAt: Instant | undefined
  readonly change: (answers: FormAnswers) => void
  /** Stores now what is not stored, and says how it went. */
  readonly flush: () => Promise<SaveStatus>
  /** Whether somebody asked for the last attempt to save, rather than it coming by itself while they type. */
  readonly isAskedFor: boolean
  /** The version that is stored now; after `flush`, the one that it made. */
  readonly storedVersion: () => number
  /** Counts how often the answers were replaced from outside: pages draw their fields anew. */
  readonly generation: number
  /** After a file came or went: what the server says of the files now. What is typed stays as it is. */
  readonly takeFiles: () => Promise<void>
  /** After a conflict: what is on the screen replaces the version that somebody else stored. */
  readonly keepMine: (version: number) => Promise<SaveStatus>
  /** After a conflict: what somebody else stored replaces what is on the screen. */
  readonly takeTheirs: (theirs: ApplicationAnswer) => void
}

const restMs = 1500

/** [WIZ-17] [WIZ-22] One draft, saved as it is typed. The queue lives as long as the form's layout. */
export function useDraftState({ assessed: sent, ...initial }: ApplicationReading): DraftState {
  const queries = useQueryClient()
  const { organisationNumber } = useOrganisation()
  const { referenceNumber } = initial.application
  const query = applicationQuery(organisationNumber, referenceNumber)
  const [stored, setStored] = useState<ApplicationAnswer>(initial)
  const [answers, setAnswers] = useState<FormAnswers>(() => answersOf(initial))
  const relevant = useMemo(() => relevantApplication(answers), [answers])
  const [save, setSave] = useState<SaveState>({ status: 'saved' })
  const [savedAt, setSavedAt] = useState<Instant>()
  const [generation, redraw] = useReducer((count: number) => count + 1, 0)
  const { note, ...moving } = useMove()
  const refusing = useRefusing(answers)
  const [isAskedFor, setAskedFor] = useState(false)

  const queue = useQueue(initial, setSave, (answer) => {
    setStored(answer)
    setSavedAt(new Date().toISOString())
    note(answer)
    queries.setQueryData(query.queryKey, answer)
  })

  useWarningBeforeLeaving(save.status)
  // Whoever leaves the form by a way that nothing stops is not kept waiting for the rest of the pause.
  useEffect(() => () => void queue.flush(), [queue])

  const change = useCallback(
    (next: FormAnswers) => {
      setAskedFor(false)
      setAnswers(next)
      queue.change(next)
    },
    [queue],
  )
  const turning = useTurn(answers, change, redraw)
  const takeTheirs = (theirs: ApplicationAnswer) => {
    setStored(theirs)
    setAnswers(answersOf(theirs))
    redraw()
    queue.reset(theirs.application.version)
  }
  const takeFiles = useTakeFiles(() => queries.fetchQuery(query), setStored, setAnswers)
  const { application, validation } = stored
  const flush = () => {
    setAskedFor(true)
    return queue.flush()
  }
  return {
    application,
    answers,
    relevant,
    validation,
    sent,
    save,
    savedAt,
    storedVersion: () => queue.version,
    generation,
    change,
    flush,
    isAskedFor,
    keepMine: queue.rebase,
    takeTheirs,
    takeFiles,
    ...moving,
    ...turning,
    ...refusing,
  }
}

/** The queue of one draft: what it stores, and as whom. */
function useQueue(
  { application }: ApplicationAnswer,
  onState: (state: SaveState) => void,
  onStored: (answer: ApplicationAnswer) => void,
) {
  const { organisationNumber } = useOrganisation()
  const { referenceNumber } = application
  const [queue] = useState(() =>
    createSaveQueue<FormAnswers>({
      version: application.version,
      delay: restMs,
      isConflict: (error) => isApiError(error, 412),
      onState,
      save: async (current, version) => {
        // Nothing to store yet: the country was cleared to be chosen anew.
        if (!hasRequiredFields(current)) return { version }
        const draft = buildRequest(current)
        const answer = await putDraft({ organisationNumber, referenceNumber, draft, version })
        onStored(answer)
        return answer.application
      },
    }),
  )
  return queue
}

/** After a file came or went: what is shown and what is answered take over what the server says of the files. */
function useTakeFiles(
  read: () => Promise<ApplicationAnswer>,
  setStored: Dispatch<SetStateAction<ApplicationAnswer>>,
  setAnswers: Dispatch<SetStateAction<FormAnswers>>,
) {
  return async () => {
    const { attachments, filledForms, formDifferences } = (await read()).application
    const files = { attachments, filledForms, formDifferences }
    setStored((known) => ({ ...known, application: { ...known.application, ...files } }))
    setAnswers((known) => ({ ...known, ...files }))
  }
}

/** The browser asks before it closes a page with something on it that is not stored. */
function useWarningBeforeLeaving(status: SaveStatus) {
  const isUnsaved = status !== 'saved'
  useEffect(() => {
    if (!isUnsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isUnsaved])
}
