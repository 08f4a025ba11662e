'use client'
import { type RefObject, useEffect, useRef } from 'react'
import { focusFirst } from '../../foundation/internal/successor-focus.js'

const fieldSelector =
  'input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled), button:not([aria-disabled=true])'

/** Where focus goes when another line is open, or none: to a line, the open one unless said otherwise; to a field by the id of its control, or the first one. */
type Landing = { readonly at: 'line'; readonly id?: string } | { readonly at: 'field'; readonly fieldId?: string }

interface Goal {
  readonly landing: Landing
  /** What was shown when it was set. */
  readonly from: string | undefined
}

export interface LineFocusOptions {
  readonly root: RefObject<HTMLElement | null>
  readonly fields: RefObject<HTMLElement | null>
  readonly openId: string | undefined
  readonly onOpen: (id: string | undefined) => void
  /** Without room beside them the open line takes the place of the lines. */
  readonly hasRoom: boolean
  /** The lines have boxes, and none is open. */
  readonly isChoosing: boolean
}

/** Opens lines, and leads focus to a line or to a field in it. */
export function useLineFocus({ root, fields, openId, onOpen, hasRoom, isChoosing }: LineFocusOptions) {
  const shown = isChoosing ? ' boxes' : openId
  const goal = useRef<Goal>(undefined)
  const openBefore = useRef(openId)
  const pane = () => fields.current?.closest<HTMLElement>('section') ?? null
  /** A line that takes the place of the others is its heading. */
  const focusLine = (id: string | undefined) => {
    if (id === undefined) return
    const row = root.current?.querySelector<HTMLElement>(`[data-line="${CSS.escape(id)}"]`)
    if (row) row.focus()
    else if (id === openId) pane()?.querySelector('h2')?.focus()
  }
  const focusField = (fieldId?: string) => {
    const same = fieldId ? document.getElementById(fieldId) : null
    if (same && fields.current?.contains(same)) same.focus()
    else focusFirst(fields.current, fieldSelector)
  }
  // When another line is open, focus goes where the key that opened it wants it; where lines give way to one, it goes along.
  useEffect(() => {
    const left = openBefore.current
    openBefore.current = openId
    if (goal.current !== undefined && goal.current.from !== shown) {
      const { landing } = goal.current
      goal.current = undefined
      if (landing.at === 'field') focusField(landing.fieldId)
      else focusLine(landing.id ?? openId)
    } else if (!hasRoom && left !== openId && !pane()?.contains(document.activeElement)) focusLine(openId ?? left)
  })
  return {
    focusLine,
    focusField,
    /** The line that the page opens next gets focus. */
    expectLine: () => {
      goal.current = { landing: { at: 'line' }, from: shown }
    },
    /** Back to the lines, at this one. */
    leave: (id: string) => {
      goal.current = { landing: { at: 'line', id }, from: shown }
      onOpen(undefined)
    },
    goTo: (id: string, to: Landing = { at: 'line' }) => {
      if (id === openId) return to.at === 'line' ? focusLine(id) : focusField(to.fieldId)
      goal.current = { landing: to, from: shown }
      onOpen(id)
    },
    /** What stands there instead of lines holds the button that adds one. */
    focusEmpty: () => requestAnimationFrame(() => focusFirst(root.current, 'a[href], button')),
  }
}

/** The ways of focus, as {@link useLineFocus} gives them. */
export type LineFocus = ReturnType<typeof useLineFocus>
