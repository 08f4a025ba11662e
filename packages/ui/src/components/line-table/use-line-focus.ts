'use client'
import { type RefObject, useEffect, useRef } from 'react'
import { focusFirst } from '../../foundation/internal/successor-focus.js'

const fieldSelector =
  'input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled), button:not([aria-disabled=true])'

/**
 * Where focus goes when another line is opened, or none: to a line (the open one by default), or to a field by its
 * control's id (the first by default).
 */
type Landing = { readonly at: 'line'; readonly id?: string } | { readonly at: 'field'; readonly fieldId?: string }

interface Goal {
  readonly landing: Landing
  /** The open line when it was set. */
  readonly from: string | undefined
}

export interface LineFocusOptions {
  readonly root: RefObject<HTMLElement | null>
  readonly fields: RefObject<HTMLElement | null>
  readonly openId: string | undefined
  readonly onOpen: (id: string | undefined) => void
  /** Whether the open line is beside the lines instead of replacing them. */
  readonly hasRoom: boolean
  /** Whether lines have checkboxes, and none is open. */
  readonly isChoosing: boolean
}

/** Opens lines, and moves focus to a line or to a field in it. */
export function useLineFocus({ root, fields, openId, onOpen, hasRoom, isChoosing }: LineFocusOptions) {
  const shown = isChoosing ? ' boxes' : openId
  const goal = useRef<Goal>(undefined)
  const openBefore = useRef(openId)
  const pane = () => fields.current?.closest<HTMLElement>('section') ?? null
  /** A line that replaces the list is focused at its heading. */
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
  // When another line opens, focus goes where the key that opened it requires; if the line replaces the list, focus
  // follows it.
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
    /** Focuses the line that the page opens next. */
    expectLine: () => {
      goal.current = { landing: { at: 'line' }, from: shown }
    },
    /** Returns to the lines, at this one. */
    leave: (id: string) => {
      goal.current = { landing: { at: 'line', id }, from: shown }
      onOpen(undefined)
    },
    goTo: (id: string, to: Landing = { at: 'line' }) => {
      if (id === openId) return to.at === 'line' ? focusLine(id) : focusField(to.fieldId)
      goal.current = { landing: to, from: shown }
      onOpen(id)
    },
    /** The content shown without lines contains the add button. */
    focusEmpty: () => requestAnimationFrame(() => focusFirst(root.current, 'a[href], button')),
  }
}

/** Focus handling, from {@link useLineFocus}. */
export type LineFocus = ReturnType<typeof useLineFocus>
