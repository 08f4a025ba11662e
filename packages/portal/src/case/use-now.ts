import { useEffect, useState } from 'react'

const minute = 60_000

/** The current moment, updated every minute. */
export function useNow(): string {
  const [now, setNow] = useState(() => new Date().toISOString())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), minute)
    return () => clearInterval(timer)
  }, [])
  return now
}
