import { whenDone } from '@eksport/portal/server/when-done.ts'
import { useRouter } from '@tanstack/react-router'

/** Continues from this page once a change has succeeded, unless the person has left it meanwhile. */
export function useGoOn(goOn: () => unknown): (change: Promise<unknown>) => void {
  const router = useRouter()
  return (change) => {
    const { pathname } = router.state.location
    whenDone(change, () => router.state.location.pathname === pathname && goOn())
  }
}
