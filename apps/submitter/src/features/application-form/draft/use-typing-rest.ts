import { useCallback, useEffect, useRef } from 'react'

/** Milliseconds without a change after which nobody is in the middle of a word. */
const restMs = 2000

/** [EXP-03] Waits until what is typed has not changed for a while; not at all where nobody types. */
export function useTypingRest(typed: unknown): () => Promise<void> {
  const last = useRef(typed)
  const resting = useRef(Promise.resolve())
  useEffect(() => {
    if (last.current === typed) return
    last.current = typed
    resting.current = new Promise((done) => setTimeout(done, restMs))
  }, [typed])
  return useCallback(async () => {
    let waited: Promise<void>
    do {
      waited = resting.current
      await waited
    } while (waited !== resting.current)
  }, [])
}
