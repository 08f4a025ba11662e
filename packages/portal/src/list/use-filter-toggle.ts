import { useCallback, useRef, useState } from 'react'

/** Whether the filters are open; closed, focus is back on the button that opens them. */
export function useFilterToggle() {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const close = useCallback(() => {
    button.current?.focus()
    setOpen(false)
  }, [])
  return { button, open, close, toggle: () => (open ? close() : setOpen(true)) }
}
