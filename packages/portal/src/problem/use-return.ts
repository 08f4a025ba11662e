import { useCallback, useEffect, useRef, useState } from 'react'

const askEveryMs = 5000

/** Whether the server can be reached. */
const isReached = () =>
  fetch('/api/flagg', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Text in an open dialog is stored nowhere else. */
const isDialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]') !== null

interface Return {
  /** Whether nothing can be loaded now. */
  readonly isAway: boolean
  /** Asks the server now, and reloads the page if it had been unreachable; with `anyway` in any case. */
  readonly tryAgain: (anyway?: boolean) => Promise<void>
}

/**
 * [RTE-22] For a page that lacks a part of the program: reloads it automatically when the server answers again, because the
 * browser remembers the failure as long as the page is open. Not earlier, because the content of the page would be lost, and not
 * while a dialog is open. If the server was reachable all along, nothing is reloaded: the part would be missing again.
 */
export function useReturn(isLost: boolean): Return {
  const wasAway = useRef(false)
  const [isAway, setAway] = useState(() => navigator.onLine === false)
  const tryAgain = useCallback(async (anyway = false) => {
    const reached = await isReached()
    if (reached && (anyway || (wasAway.current && !isDialogOpen()))) window.location.reload()
    if (reached) return
    wasAway.current = true
    setAway(true)
  }, [])
  useEffect(() => {
    if (!isLost) return
    wasAway.current = navigator.onLine === false
    void tryAgain()
    const timer = setInterval(() => wasAway.current && void tryAgain(), askEveryMs)
    return () => clearInterval(timer)
  }, [isLost, tryAgain])
  return { isAway, tryAgain }
}
