import { useEffect } from 'react'
import type { Keeper } from './keeper.ts'

type Keeping = Pick<Keeper<unknown, unknown, unknown>, 'begin' | 'flush' | 'keepHere' | 'retry' | 'stop'>

/** The form stands: what is typed is kept when the page is hidden or closed, and sent when the net or the person is back. */
export function useKeeping(keeper: Keeping): void {
  useEffect(() => {
    const onHidden = () => {
      keeper.keepHere()
      // Whoever has another tab before them may never come back to this one.
      if (document.visibilityState === 'hidden') void keeper.flush()
      else keeper.retry()
    }
    keeper.begin()
    document.addEventListener('visibilitychange', onHidden)
    window.addEventListener('pagehide', keeper.keepHere)
    window.addEventListener('online', keeper.retry)
    window.addEventListener('focus', keeper.retry)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      window.removeEventListener('pagehide', keeper.keepHere)
      window.removeEventListener('online', keeper.retry)
      window.removeEventListener('focus', keeper.retry)
      // Whoever leaves the form by a way that nothing stops is not kept waiting for the rest of the pause.
      keeper.stop()
    }
  }, [keeper])
}

/** The browser asks before it closes a page with something on it that is neither stored nor kept here. */
export function useWarningBeforeLeaving(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isActive])
}
