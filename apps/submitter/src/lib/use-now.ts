import type { Instant } from '@eksport/forms'
import { useEksport } from '@eksport/ui'
import { useEffect, useState } from 'react'

const minute = 60_000

/** The time in whole minutes: what can be chosen and what is too late changes while the page stands open. */
export function useNow(): Instant {
  const { now } = useEksport()
  const [time, setTime] = useState(() => floor(now()))
  useEffect(() => {
    const timer = setInterval(() => setTime(floor(now())), minute / 4)
    return () => clearInterval(timer)
  }, [now])
  return time
}

const floor = (time: number): Instant => new Date(Math.floor(time / minute) * minute).toISOString()
