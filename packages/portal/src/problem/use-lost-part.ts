import { isLostPart } from '@eksport/ui'
import { useCallback, useEffect, useRef, useState } from 'react'

const askEveryMs = 5000

/** Whether the server can be asked for anything at all. */
const isReached = () =>
  fetch('/api/flagg', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Why a part of the program could not be fetched, and how to try again; nothing where something else is wrong. */
interface LostPart {
  readonly kind: 'offline' | 'outdated'
  readonly tryAgain: () => void
}

/**
 * [RTE-22] A part of the program that could not be fetched is no longer there, or nothing can be fetched now. The browser keeps the failure
 * as long as the page lives, so that the page is loaded anew; not before the server answers, for what stands here would be gone.
 */
export function useLostPart(error: unknown): LostPart | undefined {
  const isLost = isLostPart(error)
  const wasAway = useRef(false)
  const [isAway, setAway] = useState(() => navigator.onLine === false)
  const tryAgain = useCallback(async () => {
    const reached = await isReached()
    if (reached && wasAway.current) window.location.reload()
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
  return isLost ? { kind: isAway ? 'offline' : 'outdated', tryAgain: () => void tryAgain() } : undefined
}
