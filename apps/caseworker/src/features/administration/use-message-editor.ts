import type { ManagedMessage } from '@eksport/api'
import type { Locale } from '@eksport/forms'
import { useNow } from '@eksport/portal/case/use-now.ts'
import { KeptWriting, useKeptWriting } from '@eksport/portal/journal/kept-writing.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { toast } from '@eksport/ui'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { administrationTexts as texts } from './administration.texts.ts'
import { useSaveMessage, useTakeDown } from './api/managed-messages.ts'
import {
  beginWriting,
  fieldOf,
  isWritten,
  localeOf,
  type MessageDraft,
  readDraft,
  type Writing,
} from './message-draft.ts'

const store = new KeptWriting<Writing>({ shape: 1, isNothing: (writing) => !isWritten(writing) })

/** What is written of a message, which outlives its page; where nothing is, it follows what others write. */
function useWriting(message: ManagedMessage | undefined, now: string) {
  const begin = () => beginWriting(message, now)
  const [isFirst, setFirst] = useState(true)
  const { written, restoredFrom, write, forget } = useKeptWriting(store, `message:${message?.id ?? 'ny'}`, { begin })
  const isBehind = written.version !== message?.version
  const isStale = isBehind && isWritten(written)
  const writing = isBehind && !isStale ? begin() : written
  return {
    ...writing,
    isStale,
    hasWords: isWritten(writing),
    restoredFrom: isFirst && isWritten(writing) ? restoredFrom : undefined,
    write: (change: Partial<MessageDraft>) => write(() => ({ ...writing, draft: { ...writing.draft, ...change } })),
    beginAgain: (from: ManagedMessage | undefined) => {
      write(() => beginWriting(from, now))
      forget()
      setFirst(false)
    },
    goOnFrom: (version: number) => write(() => ({ ...writing, version })),
  }
}

/** What the server found wrong, by the field that it stands at. */
const refusedFields = (error: unknown): Readonly<Record<string, string>> =>
  isApiError(error)
    ? Object.fromEntries(Object.entries(error.fieldErrors).map(([path, words]) => [fieldOf(path), words.join(' ')]))
    : {}

/** What the editor of a message knows and does. */
export type MessageEditing = ReturnType<typeof useMessageEditor>

/** The writing of one message, what is wrong with it, and how it is stored. `form` begins the ids of the fields. */
export function useMessageEditor(message: ManagedMessage | undefined, form: string) {
  const say = useText()
  const navigate = useNavigate()
  const now = useNow()
  const writing = useWriting(message, now)
  const { draft, version, isStale } = writing
  const [locale, showLocale] = useState<Locale>('nb')
  const [checked, setChecked] = useState(false)
  const save = useSaveMessage()
  const down = useTakeDown()
  const isBusy = save.isPending || down.isPending
  const read = readDraft(draft)
  const problems = checked && 'problems' in read ? read.problems : []
  const refused = refusedFields(save.error)

  const errorOf = (path: string): string | undefined => {
    const problem = problems.find((one) => one.path === path)
    return problem ? say(problem.text, problem.params) : refused[path]
  }
  const goTo = (path: string) => {
    showLocale(localeOf(path) ?? locale)
    // The field may stand in a tab that is not drawn yet.
    setTimeout(() => document.getElementById(`${form}-${path}`)?.focus())
  }
  const tellSaved = (saved: ManagedMessage) => {
    toast.success(say(message === undefined ? texts.published : texts.saved))
    setChecked(false)
    writing.beginAgain(message && saved)
    if (message !== undefined) return
    void navigate({ to: '/administrasjon', search: { melding: saved.id }, resetScroll: false })
  }
  const submit = () => {
    setChecked(true)
    if ('problems' in read) return goTo(read.problems[0]?.path ?? '')
    if (isBusy || isStale) return
    const seen = message && version !== undefined ? { id: message.id, version } : undefined
    const onError = (error: Error) => {
      const [first] = Object.keys(refusedFields(error))
      if (first !== undefined) goTo(first)
    }
    save.mutate({ seen, body: read.message }, { onSuccess: tellSaved, onError })
  }
  const takeDown = (onDone: () => void) => {
    if (message === undefined || isBusy) return
    down.mutate(message, {
      onSuccess: (taken) => {
        toast.success(say(texts.down))
        if (writing.hasWords && !isStale) writing.goOnFrom(taken.version)
        onDone()
      },
    })
  }
  /** What was wrong is over. */
  const settle = () => {
    setChecked(false)
    save.reset()
    down.reset()
  }
  return {
    ...{ draft, now, locale, showLocale, isStale, errorOf, submit, takeDown },
    /** The fields that something is wrong with. */
    faulty: [...problems.map(({ path }) => path), ...Object.keys(refused)],
    hasWords: writing.hasWords,
    restoredFrom: writing.restoredFrom,
    write: writing.write,
    isSaving: save.isPending,
    isTakingDown: down.isPending,
    // What is wrong with a field stands there, once.
    errors: [Object.keys(refused).length === 0 ? save.error : null, down.error].filter((error) => error !== null),
    /** What is stored now is what writing begins with. */
    discard: () => {
      writing.beginAgain(message)
      settle()
    },
    /** What is written goes over what stands there now. */
    keepMine: () => {
      if (message !== undefined) writing.goOnFrom(message.version)
      settle()
    },
  }
}
