'use client'
import { useEffect, useInsertionEffect, useRef, useState } from 'react'
import { listen } from './listen.js'

/**
 * Something that takes focus while its layer is still mounting (`autoFocus`, the day of a calendar) does so before the
 * surrounding dialog knows of the layer, so the dialog takes focus back. The layer passes focus on once it is mounted,
 * and earlier moves of focus do not count as leaving it.
 */
export function useEarlyFocus(open: boolean, onOpenAutoFocus?: (event: Event) => void) {
  const asked = useRef<unknown[]>([])
  const stands = useRef(false)
  const [layer, setLayer] = useState<HTMLElement | null>(null)
  // Listens before React focuses anything in the layer. Where focus is taken back, the new element gets no event, only
  // the old one does, with the new one as its related target.
  useInsertionEffect(() => {
    if (!open) return
    asked.current = []
    return listen(document, ['focusin', 'focusout'], ({ type, target, relatedTarget }) => {
      if (!stands.current) asked.current.push(type === 'focusin' ? target : relatedTarget)
    })
  }, [open])
  // The library's own effects of this commit are deeper and have run, so the surrounding layer is paused.
  useEffect(() => {
    stands.current = layer !== null
  }, [layer])
  return {
    ref: setLayer,
    onFocusOutside: (event: Event) => {
      if (!stands.current) event.preventDefault()
    },
    onOpenAutoFocus: (event: Event) => {
      onOpenAutoFocus?.(event)
      const inside = ({ currentTarget }: Event, element: unknown): element is HTMLElement =>
        element instanceof HTMLElement && currentTarget instanceof Node && currentTarget.contains(element)
      const early = asked.current.findLast((element) => inside(event, element))
      if (event.defaultPrevented || !early) return
      event.preventDefault()
      early.focus()
    },
  }
}
