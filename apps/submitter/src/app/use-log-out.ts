import { type LoggingOut, useLogOut as useSharedLogOut } from '@eksport/portal/session/use-log-out.ts'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { answeredDrafts, forgetAnswers } from '#src/lib/clarification/kept-answer.ts'
import { usePerson } from '#src/lib/use-person.ts'

// Loaded at logout, because pages without a form store nothing in the journal.
const loadJournal = () => import('@eksport/portal/journal/journal.ts')

/** Ends the session here and at the login provider; a failure is shown on the error page. */
export function useLogOut(): LoggingOut {
  const router = useRouter()
  const person = usePerson()
  const onFailure = useCallback(
    () => void router.navigate({ to: '/error', search: { code: 'logout_error' } }),
    [router],
  )
  const kept = {
    unsent: async () => {
      const { unsentDrafts } = await loadJournal()
      return [...(await unsentDrafts(person)), ...answeredDrafts(person)]
    },
    forget: async () => {
      const { forget } = await loadJournal()
      forgetAnswers(person)
      await forget(person)
    },
  }
  return useSharedLogOut({ person, onFailure, kept })
}
