'use client'
import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Which options of a list are shown when only the first are: those, and all that are or were selected while the list is
 * mounted. So no active filter is hidden, and no checkbox disappears under the pointer.
 */
export function useReveal(
  container: RefObject<HTMLElement | null>,
  codes: readonly string[],
  first: number | undefined,
  chosen: readonly string[],
) {
  const [open, setOpen] = useState(false)
  const [kept, setKept] = useState(chosen)
  const fresh = chosen.filter((code) => !kept.includes(code))
  if (fresh.length > 0) setKept([...kept, ...fresh])
  const short = first === undefined ? codes : codes.filter((code, index) => index < first || kept.includes(code))
  const revealed = useRef<string>(undefined)

  useEffect(() => {
    const code = revealed.current
    if (!open || code === undefined) return
    revealed.current = undefined
    container.current?.querySelector<HTMLInputElement>(`input[value="${CSS.escape(code)}"]`)?.focus()
  }, [open, container])

  const toggle = () => {
    revealed.current = codes.find((code) => !short.includes(code))
    setOpen(!open)
  }
  return { open, toggle, visible: open ? codes : short, hidden: codes.length - short.length }
}
