'use client'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { listen } from './listen.js'

/**
 * Calls `reset` after the form around a control was reset. The browser then shows the initial values from the markup,
 * whatever the component holds; this is the time to synchronise the two.
 */
export function useFormReset(control: RefObject<Element | null>, onReset: () => void): void {
  const reset = useEffectEvent(onReset)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const doc = control.current?.ownerDocument
    const onFormReset = (event: Event) => {
      if (!(event.target instanceof Element) || event.target !== control.current?.closest('form')) return
      // The event comes first and can be cancelled; the fields are reset after it.
      if (!event.defaultPrevented) timer = setTimeout(reset)
    }
    const stop = doc && listen(doc, ['reset'], onFormReset)
    return () => {
      clearTimeout(timer)
      stop?.()
    }
  }, [control])
}
