'use client'
import { type MouseEvent, useRef } from 'react'

/** Handlers of the text field of a combobox. */
interface PressSelects {
  readonly onMouseDown: (event: MouseEvent<HTMLInputElement>) => void
  /** Before anything else that a click does. */
  readonly onClick: (event: MouseEvent<HTMLInputElement>) => void
}

/**
 * The press that comes to a combobox selects what stands in it, as Tab does: typed into the middle of the answer that is chosen, a search
 * finds nothing. The next press sets the caret, and whoever drags has chosen for themselves.
 */
export function usePressSelects(): PressSelects {
  const comes = useRef(false)
  return {
    onMouseDown: ({ currentTarget }) => {
      comes.current = currentTarget.ownerDocument.activeElement !== currentTarget
    },
    onClick: ({ currentTarget }) => {
      if (comes.current && currentTarget.selectionStart === currentTarget.selectionEnd) currentTarget.select()
      comes.current = false
    },
  }
}
