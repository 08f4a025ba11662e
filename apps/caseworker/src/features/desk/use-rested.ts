import { useEffect, useState } from 'react'

/** A text when nothing was typed for some milliseconds; emptied it is at once. */
export function useRested(text: string, restMs: number): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), text === '' ? 0 : restMs)
    return () => clearTimeout(timer)
  }, [text, restMs])
  return rested
}
