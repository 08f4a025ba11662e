'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Feedback } from './feedback-form.logic.js'

type State = 'idle' | 'sending' | 'sent' | 'failed'

/** Sends once at a time, stops when the form leaves the page, and never lets an old answer touch a newer try. */
export function useFeedback(onSubmit: (feedback: Feedback, options: { signal: AbortSignal }) => Promise<void>) {
  const [state, setState] = useState<State>('idle')
  const running = useRef<AbortController | null>(null)
  const stop = useCallback(() => {
    running.current?.abort()
    running.current = null
  }, [])
  useEffect(() => stop, [stop])
  const send = async (feedback: Feedback) => {
    if (running.current) return
    const control = new AbortController()
    running.current = control
    setState('sending')
    let outcome: State = 'sent'
    try {
      await onSubmit(feedback, { signal: control.signal })
    } catch {
      // What went wrong is the app's to log; the user sees that it did, and keeps what was written.
      outcome = 'failed'
    }
    if (running.current !== control) return
    running.current = null
    setState(outcome)
  }
  const reset = useCallback(() => {
    stop()
    setState('idle')
  }, [stop])
  return { state, send, reset }
}
