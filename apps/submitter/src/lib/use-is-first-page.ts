import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useState } from 'react'

/** Routers that have navigated from one page to another. */
const haveLed = new WeakSet<AnyRouter>()

/**
 * Records the first navigation of a router. The initial load has no previous location, and it is over before the page renders, so the
 * router's own state cannot tell the two apart (`portal/app/mount-portal.tsx`).
 */
export function watchFirstPage(router: AnyRouter): void {
  const stop = router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (fromLocation === undefined || !pathChanged) return
    haveLed.add(router)
    stop()
  })
}

/** Whether the browser opened the app at this page, as opposed to navigating to it within the app. */
export function useIsFirstPage(): boolean {
  const router = useRouter()
  const [isFirst] = useState(() => !haveLed.has(router))
  return isFirst
}
