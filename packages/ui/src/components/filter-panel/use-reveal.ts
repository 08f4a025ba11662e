'use client'
import { useEffect, useRef, useState } from 'react'

/**
 * Which of a list are shown when only the first are: those, and everything that is or was chosen while the list
 * stands there. So nothing that filters is hidden, and no box leaves under the pointer.
 */
export function useReveal(codes: readonly string[], first: number | undefined, chosen: readonly string[]) {
  const [open, setOpen] = useState(false)
  const kept = useRef(new Set<string>())
  for (const code of chosen) kept.current.add(code)
  const short = first === undefined ? codes : codes.filter((code, index) => index < first || kept.current.has(code))
  const container = useRef<HTMLUListElement>(null)
  const revealed = useRef<string>(undefined)

  useEffect(() => {
    const code = revealed.current
    if (!open || code === undefined) return
    revealed.current = undefined
    container.current?.querySelector<HTMLInputElement>(`input[value="${CSS.escape(code)}"]`)?.focus()
  }, [open])

  const toggle = () => {
    revealed.current = codes.find((code) => !short.includes(code))
    setOpen(!open)
  }
  return { container, open, toggle, visible: open ? codes : short, hidden: codes.length - short.length }
}
