import { useEffect, useState } from 'react'

/** A text once it has been unchanged for `restMs` milliseconds; an empty text is returned immediately. */
export function useRested(text: string, restMs: number): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), text === '' ? 0 : restMs)
    return () => clearTimeout(timer)
  }, [text, restMs])
  return rested
}
