'use client'
import { useEffect } from 'react'
import { listen } from '../../foundation/internal/listen.js'

/** While something is unsaved, the browser asks before the page is closed, reloaded or left for another site. */
export function useLeaveGuard(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return
    return listen(window, ['beforeunload'], (event) => event.preventDefault())
  }, [unsaved])
}
