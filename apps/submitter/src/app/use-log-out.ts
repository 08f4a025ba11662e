import { useLogOut as useSharedLogOut } from '@eksport/portal/session/use-log-out.ts'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Ends the session here and at the login provider; a failure is told on the error page. */
export function useLogOut(): () => void {
  const router = useRouter()
  const onFailure = useCallback(
    () => void router.navigate({ to: '/error', search: { code: 'logout_error' } }),
    [router],
  )
  return useSharedLogOut(onFailure)
}
