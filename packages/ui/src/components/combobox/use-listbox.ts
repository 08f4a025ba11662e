'use client'

import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { isComposing } from '../../foundation/internal/is-plain-click.js'
import { useFirstEscape } from '../../foundation/internal/use-first-escape.js'

const pageSize = 10

/** How far each key moves in a list. */
const listSteps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: pageSize,
  PageUp: -pageSize,
}

/** The row after a move. A single step wraps around the ends, a page step stops there; -1 is no row. */
function nextRow(from: number, step: number, count: number): number {
  if (count === 0) return -1
  if (Math.abs(step) > 1) return Math.max(0, Math.min(count - 1, from + step))
  if (from < 0) return step > 0 ? 0 : count - 1
  return (from + step + count) % count
}

interface ListboxOptions {
  readonly count: number
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly onChoose: (index: number, event: Event) => void
  /** Called for Escape on a closed list: usually clears the text. */
  readonly onEscape?: () => void
  /** The row marked when the list opens; -1 for none. */
  readonly initialIndex?: number
}

/**
 * The keyboard handling of an APG combobox: focus stays in the text field, arrows mark a row of the list. Left, right,
 * Home and End belong to the text.
 */
export function useListbox({ count, open, onOpenChange, onChoose, onEscape, initialIndex = -1 }: ListboxOptions) {
  const listId = useId()
  const [active, setActive] = useState(initialIndex)
  // The best match for the typed text is preselected: Enter takes it, and the first arrow key moves to it, not past it.
  const [isGuess, setGuess] = useState(false)
  const marked = open && active < count ? active : -1
  const optionId = (index: number) => `${listId}-${index}`
  const activeId = marked >= 0 && !isGuess ? optionId(marked) : undefined

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' })
  }, [activeId])

  useFirstEscape(
    open,
    (element) => element.getAttribute('aria-controls') === listId,
    () => onOpenChange(false),
  )

  const mark = (index: number, asGuess = false) => {
    setGuess(asGuess)
    setActive(index)
  }
  // A previously marked row belonged to an earlier list.
  const show = (index = initialIndex) => {
    if (open) return
    onOpenChange(true)
    mark(index)
  }
  const move = (step: number) => {
    if (open) mark(isGuess && step === 1 ? marked : nextRow(marked, step, count))
    else show(initialIndex >= 0 ? initialIndex : nextRow(-1, step, count))
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter and arrows belong to the input method while it composes a letter.
    if (isComposing(event)) return
    const step = listSteps[event.key]
    if (step !== undefined && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      if (event.altKey && event.key === 'ArrowUp') onOpenChange(false)
      else move(step)
    } else if (event.key === 'Enter' && open) takeMarked(event)
    // A dialog that closes on Escape leaves the field as it is.
    else if (event.key === 'Escape' && !event.isDefaultPrevented()) onEscape?.()
  }

  const takeMarked = (event: KeyboardEvent) => {
    // Without a match nothing is selected, and the form is not submitted.
    if (marked >= 0 || count === 0) event.preventDefault()
    if (marked >= 0) onChoose(marked, event.nativeEvent)
  }

  return {
    listId,
    optionId,
    active: marked,
    mark,
    /** Opens the list with the selected row marked. */
    show,
    /** Opens the list with the best match preselected. */
    guess: (index: number) => {
      onOpenChange(true)
      mark(index, true)
    },
    onKeyDown,
    comboboxProps: {
      role: 'combobox',
      'aria-expanded': open,
      // Tells a surrounding dialog to leave Escape to the list.
      'data-escape': open ? '' : undefined,
      'aria-controls': open ? listId : undefined,
      'aria-autocomplete': 'list',
      'aria-activedescendant': activeId,
      autoComplete: 'off',
      autoCorrect: 'off',
      spellCheck: false,
    } as const,
  }
}
