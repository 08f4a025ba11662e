import { useEffect, useState } from 'react'

const minute = 60_000

/** The moment now, read again every minute while the page is open. */
export function useNow(): string {
  const [now, setNow] = useState(() => new Date().toISOString())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), minute)
    return () => clearInterval(timer)
  }, [])
  return now
}
