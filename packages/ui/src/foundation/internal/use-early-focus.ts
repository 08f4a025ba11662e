'use client'
import { useEffect, useInsertionEffect, useRef, useState } from 'react'
import { listen } from './listen.js'

/**
 * What takes focus while its layer is only being built (`autoFocus`, the day of a calendar) does so before the dialog around it
 * knows of the layer, and the dialog holds focus back. The layer hands it on as soon as it stands, and no move of focus
 * before that counts as leaving the layer.
 */
export function useEarlyFocus(open: boolean, onOpenAutoFocus?: (event: Event) => void) {
  const asked = useRef<unknown[]>([])
  const stands = useRef(false)
  const [layer, setLayer] = useState<HTMLElement | null>(null)
  // Listens before React gives focus to anything in the layer. Where focus is held back the new place is never told of it:
  // only the old one is, and whereto.
  useInsertionEffect(() => {
    if (!open) return
    asked.current = []
    return listen(document, ['focusin', 'focusout'], ({ type, target, relatedTarget }) => {
      if (!stands.current) asked.current.push(type === 'focusin' ? target : relatedTarget)
    })
  }, [open])
  // The library's own effects of this commit lie below and have run: the layer around rests.
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
