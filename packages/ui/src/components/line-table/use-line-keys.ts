'use client'
import type { KeyboardEvent } from 'react'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import { isComposing } from '../../foundation/internal/is-plain-click.js'
import type { LineTableProps } from './line-table.js'
import type { LineItem } from './line-table-types.js'
import type { LineActing } from './use-line-acts.js'
import type { LineFocus } from './use-line-focus.js'
import type { LineItems } from './use-line-items.js'
import type { LineSay } from './use-line-words.js'

interface LineKeysOptions<Row> extends Pick<LineTableProps<Row>, 'openId' | 'rowName'> {
  readonly lines: LineItems<Row>
  readonly acting: LineActing<Row>
  readonly focus: LineFocus
  readonly say: LineSay
}

/** 'ctrl+d', 'alt+arrowdown', 'enter': Ctrl and the command key are one. */
function keyOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  const held = [(ctrlKey || metaKey) && 'ctrl', altKey && 'alt', shiftKey && 'shift'].filter(Boolean)
  return [...held, key.toLowerCase()].join('+')
}

/** An open list of options has Escape and the arrows for itself. */
const isListOpen = (target: HTMLElement) => target.matches('input[aria-expanded="true"]')

/** What the keys do: on a line, and in the fields beside it. */
export function useLineKeys<Row>({ openId, rowName, lines, acting, focus, say }: LineKeysOptions<Row>) {
  const announce = useAnnounce()
  const { shown } = lines
  const neighbour = (by: 1 | -1): LineItem<Row> | undefined => shown[shown.findIndex(({ id }) => id === openId) + by]
  /** To the same field of the line beside. */
  const step = (by: 1 | -1, fieldId?: string) => {
    const to = neighbour(by)
    if (to === undefined) return
    focus.goTo(to.id, { at: 'field', ...(fieldId && { fieldId }) })
    announce(say('nowAt', { n: to.index + 1, name: rowName(to.row) }))
  }
  const run = (event: KeyboardEvent, keys: Readonly<Record<string, () => void>>) => {
    const act = keys[keyOf(event)]
    if (act === undefined) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  const goTo = (item: LineItem<Row> | undefined) => item && focus.goTo(item.id)
  return {
    neighbour,
    step,
    onLineKey: (event: KeyboardEvent<HTMLElement>) => {
      const { target } = event
      const line = target instanceof Element ? target.closest<HTMLElement>('[data-line]') : null
      const id = line?.dataset.line
      if (line === null || id === undefined) return
      run(event, {
        arrowdown: () => goTo(neighbour(1)),
        arrowup: () => goTo(neighbour(-1)),
        home: () => goTo(shown[0]),
        end: () => goTo(shown.at(-1)),
        delete: acting.remove,
        'ctrl+d': acting.copy,
        'ctrl+z': acting.undo,
        // The box in a line is ticked by Space itself.
        ...(target === line && {
          enter: () => focus.goTo(id, { at: 'field' }),
          ' ': () => lines.choose(id, !lines.isChosen(id)),
        }),
      })
    },
    /** Before the fields hear it: a search would take Escape for emptying, a list Alt and an arrow for opening. */
    onPaneKey: (event: KeyboardEvent<HTMLElement>) => {
      const { target } = event
      if (!(target instanceof HTMLElement && event.currentTarget.contains(target))) return
      if (isComposing(event) || isListOpen(target)) return
      run(event, {
        'alt+arrowdown': () => step(1, target.id),
        'alt+arrowup': () => step(-1, target.id),
        'ctrl+d': acting.copy,
        escape: () => focus.focusLine(openId),
      })
    },
  }
}

/** The keys, as {@link useLineKeys} hears them. */
export type LineKeys<Row> = ReturnType<typeof useLineKeys<Row>>
