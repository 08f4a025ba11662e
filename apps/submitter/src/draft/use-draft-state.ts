import type { ApplicationAnswer, ApplicationReading } from '@eksport/api'
import type { Application, FormAnswers, Instant } from '@eksport/domain'
import { relevantApplication } from '@eksport/domain/templates'
import type { Journal } from '@eksport/portal/journal/journal.ts'
import { type JournalKey, takenPart } from '@eksport/portal/journal/journal-record.ts'
import { forgetPart } from '@eksport/portal/journal/kept-part.ts'
import type { SaveState } from '@eksport/portal/journal/save-queue.ts'
import { useKeeping, useWarningBeforeLeaving } from '@eksport/portal/journal/use-keeping.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type Dispatch,
  type SetStateAction,
  startTransition,
  useCallback,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { applicationQuery } from '#src/lib/application/application-query.ts'
import { useOrganisation } from '#src/lib/organisation.ts'
import { useJournalKey } from '#src/lib/use-journal-key.ts'
import { answersOf } from './answers-of.ts'
import { draftToSave } from './api/draft-request.ts'
import { putDraft, readLatest } from './api/save-application.ts'
import type { Draft, DraftActs, DraftAnswers, DraftNotices } from './draft-context.ts'
import { type Choice, DraftKeeper } from './draft-keeper.ts'
import { keepTemplateChange } from './kept-template-change.ts'
import { useFollowedAnswers } from './use-followed-answers.ts'
import { useMove } from './use-move.ts'
import { useRefusing } from './use-refused.ts'
import { type TemplateChange, useTemplateChange } from './use-template-change.ts'

/** Who asked for the last save attempt; `there` means that the caller reports a failure itself. */
type Asked = 'by nobody' | 'here' | 'there'

/** The parts of a draft that exist only in this browser. */
export interface KeptHere {
  readonly journal: Journal
  /** A change of country or template from an earlier page load that was neither undone nor accepted. */
  readonly templateChange: TemplateChange | undefined
}

/** [WIZ-17] [WIZ-22] [EXP-03] The state of one draft, saved as the person types. Its keeper lives as long as the form's layout. */
export function useDraftState(
  { assessed: sent, ...initial }: ApplicationReading,
  { journal, templateChange }: KeptHere,
): Draft {
  const [generation, redraw] = useReducer((count: number) => count + 1, 0)
  const [asked, setAsked] = useState<Asked>('by nobody')
  const { keeper, moving, stored, setStored, answered, choice, ...kept } = useKeptDraft(initial, journal)
  const { answers, typed, show, follow } = answered
  const change = useAskedByNobody(answered.change, setAsked)
  const type = useAskedByNobody(answered.type, setAsked)
  const key = useJournalKey(initial.application.referenceNumber)
  const { chooseTemplate, ...changing } = useTemplateChange({
    ...{ answers, change, redraw, left: templateChange },
    keep: useKeepTemplateChange(key),
  })
  const refusing = useRefusing(answers, kept.save)
  const { comment, setComment } = useComment(keeper)
  const isKeptHere = journal.isKept()
  useKeeping(keeper)
  useWarningBeforeLeaving(kept.save.status !== 'saved' && !isKeptHere)

  const replace = useCallback(
    (theirs: ApplicationAnswer, next: FormAnswers) => {
      setStored(theirs)
      show(next)
      redraw()
    },
    [setStored, show],
  )
  const { acceptTemplateChange } = changing
  const forgetUnsent = useCallback(() => {
    keeper.forget()
    acceptTemplateChange()
    void forgetPart({ ...key, part: takenPart })
  }, [keeper, acceptTemplateChange, key])
  const { save, savedAt, takeFiles } = kept
  const { referenceNumber } = initial.application
  const relevant = useMemo(() => relevantApplication(answers), [answers])
  return {
    acts: useDraftActs({ referenceNumber, keeper, follow, takeFiles, forgetUnsent, setAsked }),
    answers: useMemo(
      () => ({ answers, relevant, typed, change, type, chooseTemplate, generation, comment, setComment }),
      [answers, relevant, typed, change, type, chooseTemplate, generation, comment, setComment],
    ),
    stored: useMemo(() => ({ ...stored, maxProductLines: stored.maxProductLines, sent }), [stored, sent]),
    saving: useMemo(
      () => ({ save, savedAt, isKeptHere, isAskedFor: asked === 'here', isReportedThere: asked === 'there' }),
      [save, savedAt, isKeptHere, asked],
    ),
    notices: useNotices({ ...changing, ...moving, ...refusing, choice, keeper, replace }),
  }
}

interface Notices extends Omit<DraftNotices, 'choose' | 'takeTheirs'> {
  readonly keeper: DraftKeeper
  /** Replaces both the stored draft and the answers on screen. */
  readonly replace: (theirs: ApplicationAnswer, next: FormAnswers) => void
}

function useNotices({ keeper, replace, ...known }: Notices): DraftNotices {
  const { templateChange, undoTemplateChange, acceptTemplateChange, moved, acceptMove } = known
  const { refused, noteRefusal, choice } = known
  return useMemo(
    () => ({
      ...{ templateChange, undoTemplateChange, acceptTemplateChange, moved, acceptMove, refused, noteRefusal, choice },
      choose: (isTheirs) => choice && replace(choice.theirs, keeper.choose(choice, isTheirs)),
      takeTheirs: (theirs) => {
        replace(theirs, answersOf(theirs))
        keeper.takeTheirs(theirs)
      },
    }),
    [
      keeper,
      replace,
      templateChange,
      undoTemplateChange,
      acceptTemplateChange,
      moved,
      acceptMove,
      refused,
      noteRefusal,
      choice,
    ],
  )
}

/** A change of the answers, which also clears who asked for the last save attempt. */
function useAskedByNobody(change: (answers: FormAnswers) => void, setAsked: (asked: Asked) => void) {
  return useCallback(
    (answers: FormAnswers) => {
      setAsked('by nobody')
      change(answers)
    },
    [change, setAsked],
  )
}

interface ActsOptions extends Pick<DraftActs, 'referenceNumber' | 'takeFiles' | 'forgetUnsent'> {
  readonly keeper: DraftKeeper
  /** Makes the form follow what is typed immediately. */
  readonly follow: () => void
  readonly setAsked: (asked: Asked) => void
}

function useDraftActs({ referenceNumber, keeper, follow, setAsked, takeFiles, forgetUnsent }: ActsOptions): DraftActs {
  return useMemo(
    () => ({
      ...{ referenceNumber, takeFiles, forgetUnsent },
      storedVersion: () => keeper.version,
      flush: (isReportedThere = false) => {
        follow()
        setAsked(isReportedThere ? 'there' : 'here')
        return keeper.flush()
      },
      keep: () => {
        follow()
        setAsked('here')
        return keeper.keep()
      },
    }),
    [referenceNumber, keeper, follow, setAsked, takeFiles, forgetUnsent],
  )
}

function useComment(keeper: DraftKeeper): Pick<DraftAnswers, 'comment' | 'setComment'> {
  const [comment, setComment] = useState(keeper.begun.comment)
  const write = useCallback(
    (words: string) => {
      setComment(words)
      keeper.comment(words)
    },
    [keeper],
  )
  return { comment, setComment: write }
}

function useKeepTemplateChange(key: JournalKey): (templateChange: TemplateChange | undefined) => void {
  return useCallback((templateChange) => void keepTemplateChange(key, templateChange), [key])
}

/** Creates the keeper of the draft and tracks the state it reports. */
function useKeptDraft(initial: ApplicationReading, journal: Journal) {
  const queries = useQueryClient()
  const { organisationNumber } = useOrganisation()
  const { referenceNumber } = initial.application
  const query = applicationQuery(organisationNumber, referenceNumber)
  const { note, ...moving } = useMove()
  const [stored, setStored] = useState<ApplicationAnswer>(initial)
  const [save, setSave] = useState<SaveState>({ status: 'saved' })
  const [savedAt, setSavedAt] = useState<Instant>()
  const showMerged = useRef<(answers: FormAnswers) => void>(undefined)
  const [keeper] = useState(
    (): DraftKeeper =>
      new DraftKeeper({
        answer: initial,
        journal,
        // Scoped to the application's key, so that live updates about this version wait for its response (`use-live`).
        put: (current, version) =>
          queries
            .getMutationCache()
            .build(queries, {
              mutationKey: query.queryKey,
              mutationFn: async () => {
                const answer = await putDraft({
                  ...{ organisationNumber, referenceNumber, version },
                  draft: draftToSave(current),
                })
                // Structural sharing keeps unchanged lines the same objects, so that what was computed for them stays valid.
                return queries.setQueryData(query.queryKey, answer) ?? answer
              },
              gcTime: 0,
            })
            .execute(undefined),
        readLatest: () => readLatest(organisationNumber, referenceNumber),
        // A transition, so that a keystroke does not wait for the header to show "unsaved".
        onState: (state) => (state.status === 'unsaved' ? startTransition(() => setSave(state)) : setSave(state)),
        onStored: (answer) => {
          setStored(answer)
          setSavedAt(new Date().toISOString())
          note(answer)
        },
        // Synchronous: the next keystroke must apply to the merged answers.
        onMerged: (merged, latest) =>
          flushSync(() => {
            setStored(latest)
            showMerged.current?.(merged)
          }),
        onChoice: (next) => setChoice(next),
        onEnded: (latest) => queries.setQueryData(query.queryKey, latest),
      }),
  )
  const answered = useFollowedAnswers(
    keeper.begun.answers,
    useCallback((answers) => keeper.change(answers), [keeper]),
  )
  const { show } = answered
  useLayoutEffect(() => {
    showMerged.current = show
  }, [show])
  const [choice, setChoice] = useState<Choice | undefined>(keeper.begun.choice)
  const { data: newest = initial } = useQuery({ ...query, enabled: false })
  useFiles(newest.application, setStored, answered)
  const takeFiles = useCallback(
    async () => void (await queries.fetchQuery(applicationQuery(organisationNumber, referenceNumber))),
    [queries, organisationNumber, referenceNumber],
  )
  return { keeper, moving, takeFiles, stored, setStored, answered, choice, save, savedAt }
}

/**
 * [ACT-12] Files are stored separately from the answers as they are uploaded. Files that a colleague or another tab adds or removes appear
 * here as soon as this page learns of them. Typed answers stay as they are.
 */
function useFiles(
  { attachments, filledForms, formDifferences }: Application,
  setStored: Dispatch<SetStateAction<ApplicationAnswer>>,
  { typed, show }: Pick<ReturnType<typeof useFollowedAnswers>, 'typed' | 'show'>,
) {
  const files = useMemo(
    () => ({ attachments, filledForms, formDifferences }),
    [attachments, filledForms, formDifferences],
  )
  const shown = useRef(files)
  useLayoutEffect(() => {
    if (shown.current === files) return
    shown.current = files
    setStored((known) => ({ ...known, application: { ...known.application, ...files } }))
    show({ ...typed.now(), ...files })
  }, [files, setStored, typed, show])
}
