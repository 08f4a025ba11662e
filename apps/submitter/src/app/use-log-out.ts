import { useLogOut as useSharedLogOut } from '@eksport/portal/session/use-log-out.ts'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { answeredDrafts, forgetAnswers } from '#src/lib/clarification/kept-answer.ts'
import { usePerson } from '#src/lib/use-person.ts'

// Loaded when somebody logs out: a page that is not filled in keeps nothing.
const loadJournal = () => import('#src/lib/journal/journal.ts')

/** The way out, and the question that may stand in it. */
export interface LoggingOut {
  readonly logOut: () => void
  /** Something of the person's lies on this machine alone, and goes with the session. */
  readonly isAsked: boolean
  /** The drafts that it belongs to. */
  readonly unsent: readonly string[]
  readonly confirm: () => Promise<void>
  readonly cancel: () => void
}

const notAsked: Pick<LoggingOut, 'isAsked' | 'unsent'> = { isAsked: false, unsent: [] }

/**
 * Ends the session here and at the login provider; a failure is told on the error page. [EXP-03] What was typed and is not
 * sent outlives a session that ends by itself. Whoever logs out leaves the machine: it is deleted, and they are asked first.
 */
export function useLogOut(): LoggingOut {
  const router = useRouter()
  const person = usePerson()
  const [question, setQuestion] = useState(notAsked)
  const onFailure = useCallback(
    () => void router.navigate({ to: '/error', search: { code: 'logout_error' } }),
    [router],
  )
  const end = useSharedLogOut(onFailure)
  const ask = async () => {
    const { unsentDrafts } = await loadJournal()
    const drafts = new Set([...(await unsentDrafts(person)), ...answeredDrafts(person)])
    if (drafts.size > 0) setQuestion({ isAsked: true, unsent: [...drafts] })
    else end()
  }
  const confirm = async () => {
    const { forget } = await loadJournal()
    forgetAnswers(person)
    await forget(person)
    end()
  }
  return {
    logOut: () => void ask(),
    ...question,
    confirm,
    cancel: () => setQuestion({ ...question, isAsked: false }),
  }
}
