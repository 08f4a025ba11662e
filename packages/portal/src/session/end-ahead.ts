import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { sayHere } from '../browser/attendance.ts'
import { untilServerTime } from '../server/server-time.ts'
import { useSessionEnd } from '../server/session-end.ts'
import { sessionQuery } from './session-query.ts'

/** [AUT-05] How long before the end of the session the person is warned, in milliseconds. */
const warnBeforeMs = 5 * 60_000

/** Interval of checks, because another tab may have been used meanwhile. */
const lookEvery = 30_000

const extendedKey = 'eksport.sessionExtended'

/** The tabs of a browser share one session, so extending it in one tab extends it in all. */
function tellOtherTabs(): void {
  try {
    localStorage.setItem(extendedKey, String(Date.now()))
  } catch {
    // Without browser storage the tabs ask the server themselves.
  }
}

/** The approaching end of the session. */
export interface EndAhead {
  readonly expiresAt: string
  /** Activity no longer extends the session. */
  readonly isLast: boolean
}

/**
 * Whether the session is about to end. The server is asked before the warning: if the person is present, that extends the
 * session, and activity in another tab has extended it already.
 */
export function useEndAhead(): { readonly near: EndAhead | undefined; readonly extend: () => Promise<void> } {
  const queries = useQueryClient()
  const { data: session } = useQuery({ ...sessionQuery, enabled: false })
  const { isOver } = useSessionEnd()
  const [asked, setAsked] = useState<string>()
  const expiresAt = session?.expiresAt
  const isNear = !isOver && expiresAt !== undefined && asked === expiresAt
  const look = useCallback(() => queries.fetchQuery({ ...sessionQuery, staleTime: 0 }), [queries])

  useEffect(() => {
    if (isOver || expiresAt === undefined) return
    let timer: ReturnType<typeof setTimeout>
    let isGone = false
    const ask = () =>
      void look().then(
        (now) => now?.expiresAt === expiresAt && setAsked(expiresAt),
        // Without an answer nothing is known about the other tabs.
        () => {
          if (!isGone) timer = setTimeout(ask, lookEvery)
        },
      )
    timer = setTimeout(ask, Math.max(0, untilServerTime(expiresAt) - warnBeforeMs))
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [expiresAt, isOver, look])

  useEffect(() => {
    if (!isNear || expiresAt === undefined) return
    const again = () => void look().catch(() => undefined)
    const hear = ({ key }: StorageEvent) => {
      if (key === extendedKey) again()
    }
    const every = setInterval(again, lookEvery)
    const end = setTimeout(again, untilServerTime(expiresAt) + 1000)
    document.addEventListener('visibilitychange', again)
    window.addEventListener('storage', hear)
    return () => {
      clearInterval(every)
      clearTimeout(end)
      document.removeEventListener('visibilitychange', again)
      window.removeEventListener('storage', hear)
    }
  }, [isNear, expiresAt, look])

  const extend = useCallback(async () => {
    sayHere()
    await look()
    tellOtherTabs()
  }, [look])
  return { near: isNear ? { expiresAt, isLast: expiresAt === session?.endsAt } : undefined, extend }
}
