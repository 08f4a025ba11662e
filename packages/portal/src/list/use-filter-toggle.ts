import { useCallback, useRef, useState } from 'react'

/**
 * Whether the filters are open; when they close, focus returns to their button. A key opens them from anywhere on the page and
 * moves focus to them.
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
