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

/** The draft of a message, which survives leaving the page. Without changes it follows what others save. */
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

/** The errors from the server, by field. */
const refusedFields = (error: unknown): Readonly<Record<string, string>> =>
  isApiError(error)
    ? Object.fromEntries(Object.entries(error.fieldErrors).map(([path, words]) => [fieldOf(path), words.join(' ')]))
    : {}

/** State and actions of the editor of a message. */
export type MessageEditing = ReturnType<typeof useMessageEditor>

/** The draft of a message, its errors, and how it is saved. `form` prefixes the ids of the fields. */
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
    // The field may be in a tab that is not rendered yet.
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
  /** Clears all errors. */
  const settle = () => {
    setChecked(false)
    save.reset()
    down.reset()
  }
  return {
    ...{ draft, now, locale, showLocale, isStale, errorOf, submit, takeDown },
    /** The fields with errors. */
    faulty: [...problems.map(({ path }) => path), ...Object.keys(refused)],
    hasWords: writing.hasWords,
    restoredFrom: writing.restoredFrom,
    write: writing.write,
    isSaving: save.isPending,
    isTakingDown: down.isPending,
    // An error with a field is shown only there.
    errors: [Object.keys(refused).length === 0 ? save.error : null, down.error].filter((error) => error !== null),
    /** Discards the draft and starts again from what is saved. */
    discard: () => {
      writing.beginAgain(message)
      settle()
    },
    /** Keeps the draft, which will overwrite what is saved. */
    keepMine: () => {
      if (message !== undefined) writing.goOnFrom(message.version)
      settle()
    },
  }
}
