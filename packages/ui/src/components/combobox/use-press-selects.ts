'use client'
import { type MouseEvent, useRef } from 'react'

/** Handlers of the text field of a combobox. */
interface PressSelects {
  readonly onMouseDown: (event: MouseEvent<HTMLInputElement>) => void
  /** Runs before any other click handling. */
  readonly onClick: (event: MouseEvent<HTMLInputElement>) => void
}

/**
 * The press that focuses a combobox selects its text, as Tab does: a search typed into the middle of the selected answer
 * would find nothing. The next press sets the caret, and a drag keeps its own selection.
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
