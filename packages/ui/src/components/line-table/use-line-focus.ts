'use client'
import { type RefObject, useEffect, useRef } from 'react'
import { focusFirst } from '../../foundation/internal/successor-focus.js'

const fieldSelector =
  'input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled), button:not([aria-disabled=true])'

/** Where focus goes when the line that was asked for is open; a field by the id of its control, or the first one. */
type Landing = { readonly at: 'line' } | { readonly at: 'field'; readonly fieldId?: string }

interface Goal {
  readonly landing: Landing
  /** The line that was open when it was set. */
  readonly from: string | undefined
}

export interface LineFocusOptions {
  readonly root: RefObject<HTMLElement | null>
  readonly fields: RefObject<HTMLElement | null>
  readonly openId: string | undefined
  readonly onOpen: (id: string) => void
}

/** Opens lines, and leads focus to a line or to a field in it. */
export function useLineFocus({ root, fields, openId, onOpen }: LineFocusOptions) {
  const goal = useRef<Goal>(undefined)
  const focusLine = (id: string | undefined) => {
    if (id !== undefined) root.current?.querySelector<HTMLElement>(`[data-line="${CSS.escape(id)}"]`)?.focus()
  }
  const focusField = (fieldId?: string) => {
    const same = fieldId ? document.getElementById(fieldId) : null
    if (same && fields.current?.contains(same)) same.focus()
    else focusFirst(fields.current, fieldSelector)
  }
  // When another line is open, focus goes where the key that opened it wants it.
  useEffect(() => {
    if (goal.current === undefined || goal.current.from === openId) return
    const { landing } = goal.current
    goal.current = undefined
    if (landing.at === 'line') focusLine(openId)
    else focusField(landing.fieldId)
  })
  return {
    focusLine,
    focusField,
    /** The line that the page opens next gets focus. */
    expectLine: () => {
      goal.current = { landing: { at: 'line' }, from: openId }
    },
    goTo: (id: string, to: Landing = { at: 'line' }) => {
      if (id === openId) return to.at === 'line' ? focusLine(id) : focusField(to.fieldId)
      goal.current = { landing: to, from: openId }
      onOpen(id)
    },
    /** What stands there instead of lines holds the button that adds one. */
    focusEmpty: () => requestAnimationFrame(() => focusFirst(root.current, 'a[href], button')),
  }
}

/** The ways of focus, as {@link useLineFocus} gives them. */
export type LineFocus = ReturnType<typeof useLineFocus>
