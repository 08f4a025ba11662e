'use client'
import { useEffect, useRef } from 'react'

interface SelectAllProps {
  label: string
  /** Shows the label beside the checkbox, where no column head explains it. */
  written?: boolean
  state: 'all' | 'some' | 'none'
  togglePage: (ticked: boolean) => void
}

/** The checkbox that selects all rows of the page. */
export function SelectAll({ label, written, state, togglePage }: SelectAllProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = state === 'some'
  }, [state])
  return (
    <label className="eks-choice">
      <input
        ref={box}
        type="checkbox"
        data-select-all=""
        aria-label={label}
        checked={state === 'all'}
        onChange={(event) => togglePage(event.target.checked)}
      />
      {written && <span>{label}</span>}
    </label>
  )
}
