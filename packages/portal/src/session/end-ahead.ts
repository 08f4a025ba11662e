import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { sayHere } from '../browser/attendance.ts'
import { untilServerTime } from '../server/server-time.ts'
import { useSessionEnd } from '../server/session-end.ts'
import { sessionQuery } from './session-query.ts'

/** [AUT-05] So long before its end the person is told, in milliseconds. */
const warnBeforeMs = 5 * 60_000

/** Another tab may have been used meanwhile. */
const lookEvery = 30_000

const extendedKey = 'eksport.sessionExtended'

/** The tabs of a browser have one session: what is said in one of them holds in all. */
function tellOtherTabs(): void {
  try {
    localStorage.setItem(extendedKey, String(Date.now()))
  } catch {
    // A browser that keeps nothing: they ask for themselves.
  }
}

/** An end of the session that is near. */
export interface EndAhead {
  readonly expiresAt: string
  /** No sign of the person puts it off any more. */
  readonly isLast: boolean
}

/**
 * Whether the session is about to end. Before anybody is told, the server is asked: a person who is there is a sign by that, and one who
 * is at another tab has been one.
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
        // Without an answer nothing is known of the other tabs.
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
