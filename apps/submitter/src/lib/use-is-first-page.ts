import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useState } from 'react'

/** The routers that have led from one page to another. */
const haveLed = new WeakSet<AnyRouter>()

/**
 * Listens for the first page that a router leads to. The first load comes from nowhere; it has ended before the page is drawn, so
 * that the router's own state cannot tell then (`portal/app/mount-portal.tsx`).
 */
export function watchFirstPage(router: AnyRouter): void {
  const stop = router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (fromLocation === undefined || !pathChanged) return
    haveLed.add(router)
    stop()
  })
}

/** Whether the browser opened the app at this page, rather than a link or button of the app leading here. */
export function useIsFirstPage(): boolean {
  const router = useRouter()
  const [isFirst] = useState(() => !haveLed.has(router))
  return isFirst
}
