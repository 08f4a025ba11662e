import { useEffect, useState } from 'react'

/** A value once it has been unchanged for `restMs` milliseconds; the first value is returned immediately. */
export function useRested<Value>(value: Value, restMs: number): Value {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs)
    return () => clearTimeout(timer)
  }, [value, restMs])
  return rested
}

/** Milliseconds after the last keystroke when the content of a field is taken as final. */
const meantMs = 1000

/** A value for messages on the page being filled in, which should not appear in the middle of a word. */
export const useMeant = <Value>(value: Value): Value => useRested(value, meantMs)
