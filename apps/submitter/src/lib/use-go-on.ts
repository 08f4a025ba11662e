import { whenDone } from '@eksport/portal/server/when-done.ts'
import { useRouter } from '@tanstack/react-router'

/** Goes on from this page when a change is made; whoever has left it meanwhile is not brought back. */
export function useGoOn(goOn: () => unknown): (change: Promise<unknown>) => void {
  const router = useRouter()
  return (change) => {
    const { pathname } = router.state.location
    whenDone(change, () => router.state.location.pathname === pathname && goOn())
  }
}
