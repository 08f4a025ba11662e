'use client'
import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import { nextInRow } from '../menu/menu.logic.js'

const toolsIn = (row: Element) => [...row.querySelectorAll<HTMLElement>('button, a[href]')]
const placeOf = (tools: readonly Element[], one: Element | null) => (one ? tools.indexOf(one) : -1)

/** A row of tools as a toolbar promises: one tab stop, the tool that was used last; arrows, Home and End between them. */
export function useToolRow(count: number) {
  const [last, setLast] = useState(0)
  const stop = Math.min(last, count - 1)
  return {
    rowProps: {
      onFocus: (event: FocusEvent<HTMLElement>) => {
        const at = placeOf(toolsIn(event.currentTarget), event.target)
        if (at >= 0) setLast(at)
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const tools = toolsIn(event.currentTarget)
        const at = placeOf(tools, document.activeElement)
        const next = at < 0 ? null : nextInRow(event.key, at, tools.length)
        if (next === null) return
        event.preventDefault()
        tools[next]?.focus()
      },
    },
    /** For the tool at that place. */
    tabIndex: (at: number) => (at === stop ? 0 : -1),
  }
}
