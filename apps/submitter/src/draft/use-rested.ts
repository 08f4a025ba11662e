import { useEffect, useState } from 'react'

/** A value when it has rested for so many milliseconds; the first one at once. */
export function useRested<Value>(value: Value, restMs: number): Value {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs)
    return () => clearTimeout(timer)
  }, [value, restMs])
  return rested
}

/** Milliseconds after the last key when what stands in a field is taken to be meant. */
const meantMs = 1000

/** What may be said of the page that is being filled in: not in the middle of a word. */
export const useMeant = <Value>(value: Value): Value => useRested(value, meantMs)
