import { useCallback, useEffect, useRef, useState } from 'react'

const askEveryMs = 5000

/** Whether the server can be asked for anything at all. */
const isReached = () =>
  fetch('/api/flagg', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/** What somebody writes in a dialog lies nowhere but there. */
const isDialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]') !== null

interface Return {
  /** Nothing can be fetched now. */
  readonly isAway: boolean
  /** Asks the server now, and loads the page anew where it had been away; `anyway` where it had not as well. */
  readonly tryAgain: (anyway?: boolean) => Promise<void>
}

/**
 * [RTE-22] For a page that lacks a part of the program: it is loaded anew by itself when the server answers again, for the browser keeps
 * the failure as long as the page lives. Not before, for what stands here would be gone, and not under a dialog that somebody has opened
 * meanwhile. Where the server was there all along, nothing is loaded: the part would be missing again.
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
