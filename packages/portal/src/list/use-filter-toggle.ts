import { useCallback, useRef, useState } from 'react'

/**
 * Whether the filters are open; closed, focus is back on the button that opens them. A key opens them from anywhere in the page, so that
 * focus goes to them.
 */
export function useFilterToggle() {
  const button = useRef<HTMLButtonElement>(null)
  const [openedBy, setOpenedBy] = useState<'button' | 'key'>()
  const open = openedBy !== undefined
  const close = useCallback(() => {
    button.current?.focus()
    setOpenedBy(undefined)
  }, [])
  const toggleBy = (how: 'button' | 'key') => (open ? close() : setOpenedBy(how))
  return {
    button,
    open,
    takesFocus: openedBy === 'key',
    close,
    toggle: () => toggleBy('button'),
    toggleByKey: () => toggleBy('key'),
  }
}
