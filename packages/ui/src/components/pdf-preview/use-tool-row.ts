'use client'
import { type FocusEvent, type KeyboardEvent, useState } from 'react'

const toolsIn = (row: Element) => [...row.querySelectorAll<HTMLElement>('button, a[href]')]
const placeOf = (tools: readonly Element[], one: Element | null) => (one ? tools.indexOf(one) : -1)

/** Where a key leads among so many tools, round at both ends; undefined for any other key. */
function goal(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

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
        const next = at < 0 ? undefined : goal(event.key, at, tools.length)
        if (next === undefined) return
        event.preventDefault()
        tools[next]?.focus()
      },
    },
    /** For the tool at that place. */
    tabIndex: (at: number) => (at === stop ? 0 : -1),
  }
}
