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
  readonly hasRoom: boolean
  readonly isChoosing: boolean
}

/** 'ctrl+d', 'alt+arrowdown', 'enter': Ctrl and Command are equal. */
function keyOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  const held = [(ctrlKey || metaKey) && 'ctrl', altKey && 'alt', shiftKey && 'shift'].filter(Boolean)
  return [...held, key.toLowerCase()].join('+')
}

/** An open list of options handles Escape and the arrows itself. */
const isListOpen = (target: HTMLElement) => target.matches('input[aria-expanded="true"]')

/** The keyboard handlers: on a line, and in the fields beside it. */
export function useLineKeys<Row>({
  openId,
  rowName,
  lines,
  acting,
  focus,
  say,
  hasRoom,
  isChoosing,
}: LineKeysOptions<Row>) {
  const announce = useAnnounce()
  const { shown } = lines
  const beside = (id: string | undefined, by: 1 | -1): LineItem<Row> | undefined =>
    shown[shown.findIndex((item) => item.id === id) + by]
  const neighbour = (by: 1 | -1) => beside(openId, by)
  /** Moves to the same field of the neighbouring line. */
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
  // In the list on a narrow screen a line opens only by its own button.
  const goTo = (item: LineItem<Row> | undefined) => item && (hasRoom ? focus.goTo(item.id) : focus.focusLine(item.id))
  return {
    neighbour,
    step,
    onLineKey: (event: KeyboardEvent<HTMLElement>) => {
      if (isChoosing) run(event, { escape: acting.endChoosing })
      const { target } = event
      const line = target instanceof Element ? target.closest<HTMLElement>('[data-line]') : null
      const id = line?.dataset.line
      if (line === null || id === undefined) return
      run(event, {
        arrowdown: () => goTo(beside(id, 1)),
        arrowup: () => goTo(beside(id, -1)),
        home: () => goTo(shown[0]),
        end: () => goTo(shown.at(-1)),
        delete: acting.remove,
        'ctrl+d': acting.copy,
        'ctrl+z': acting.undo,
        // Space ticks the checkbox of a line natively.
        ...(target === line &&
          hasRoom && {
            enter: () => focus.goTo(id, { at: 'field' }),
            ' ': () => lines.choose(id, !lines.isChosen(id)),
          }),
      })
    },
    /** In the capture phase: otherwise a search would clear on Escape, and a list would open on Alt and an arrow. */
    onPaneKey: (event: KeyboardEvent<HTMLElement>) => {
      const { target } = event
      if (!(target instanceof HTMLElement && event.currentTarget.contains(target))) return
      if (isComposing(event) || isListOpen(target)) return
      run(event, {
        'alt+arrowdown': () => step(1, target.id),
        'alt+arrowup': () => step(-1, target.id),
        'ctrl+d': acting.copy,
        escape: () => (hasRoom || openId === undefined ? focus.focusLine(openId) : focus.leave(openId)),
      })
    },
  }
}

/** The keyboard handlers, from {@link useLineKeys}. */
export type LineKeys<Row> = ReturnType<typeof useLineKeys<Row>>
