import { useLogOut as useSharedLogOut } from '@eksport/portal/session/use-log-out.ts'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { answerKeys, forgetAnswers } from '#src/lib/clarification/kept-answer.ts'
import { usePerson } from '#src/lib/use-person.ts'

// Loaded when somebody logs out: a page that is not filled in keeps nothing.
const loadJournal = () => import('#src/lib/journal/journal.ts')

/** The way out, and the question that may stand in it. */
export interface LoggingOut {
  readonly logOut: () => void
  /** Something of the person's lies on this machine alone, and goes with the session. */
  readonly isAsked: boolean
  readonly confirm: () => Promise<void>
  readonly cancel: () => void
}

/**
 * Ends the session here and at the login provider; a failure is told on the error page. [EXP-03] What was typed and is not
 * sent outlives a session that ends by itself. Whoever logs out leaves the machine: it is deleted, and they are asked first.
 */
export function useLogOut(): LoggingOut {
  const router = useRouter()
  const person = usePerson()
  const [isAsked, setAsked] = useState(false)
  const onFailure = useCallback(
    () => void router.navigate({ to: '/error', search: { code: 'logout_error' } }),
    [router],
  )
  const end = useSharedLogOut(onFailure)
  const ask = async () => {
    const { hasUnsent } = await loadJournal()
    if ((await hasUnsent(person)) || answerKeys(person).length > 0) setAsked(true)
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
    isAsked,
    confirm,
    cancel: () => setAsked(false),
  }
}
