import { useEffect } from 'react'
import type { Keeper } from './keeper.ts'

type Keeping = Pick<Keeper<unknown, unknown, unknown>, 'begin' | 'flush' | 'keepHere' | 'retry' | 'stop'>

/** While the form is mounted: stores what was typed when the page is hidden or closed, and sends it when the connection or the person is back. */
export function useKeeping(keeper: Keeping): void {
  useEffect(() => {
    const onHidden = () => {
      keeper.keepHere()
      // A hidden page may never be opened again.
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
      // When the form is left without confirmation, saves at once instead of after the delay.
      keeper.stop()
    }
  }, [keeper])
}

/** Makes the browser ask before it closes a page with changes that are neither on the server nor stored here. */
export function useWarningBeforeLeaving(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isActive])
}
