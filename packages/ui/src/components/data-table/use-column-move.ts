'use client'
import { type KeyboardEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import type { Translate } from '../../foundation/text/catalogue.js'
import type { columnChooserTexts } from './column-chooser.texts.js'
import type { ColumnFacts } from './column-facts.js'
import { type ColumnLayout, toTableState, withTableState } from './column-layout.js'
import type { SetColumnLayout } from './use-column-layout.js'

interface ColumnMoveOptions {
  facts: readonly ColumnFacts[]
  /** The columns in the dialog, in their current order. */
  offered: readonly ColumnFacts[]
  layout: ColumnLayout
  setLayout: SetColumnLayout
  t: Translate<typeof columnChooserTexts>
}

/** What the dialog needs to move a column. */
export interface ColumnMove {
  readonly liftedId: string | undefined
  readonly list: RefObject<HTMLUListElement | null>
  /** Moves one place up (-1) or down (1), for the buttons. */
  step(id: string, by: 1 | -1): void
  /** Cancels the move in progress; false if there is none. */
  cancel(): boolean
  handle(id: string): {
    onKeyDown(event: KeyboardEvent): void
    onBlur(): void
    onPointerDown(event: PointerEvent<HTMLElement>): void
    onPointerMove(event: PointerEvent): void
    onPointerUp(): void
    onPointerCancel(): void
  }
}

/** Moves columns by handle (Space lifts and drops, arrows move, Escape cancels), by pointer and by buttons. */
export function useColumnMove(options: ColumnMoveOptions): ColumnMove {
  const { facts, offered, layout, setLayout, t } = options
  const announce = useAnnounce()
  const list = useRef<HTMLUListElement>(null)
  const [lift, setLift] = useState<{ id: string; before: ColumnLayout; pointer: boolean }>()
  const refocus = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    // An element that React moves in the list loses focus.
    if (refocus.current?.isConnected && document.activeElement !== refocus.current) refocus.current.focus()
    refocus.current = null
  })
  const placeOf = (id: string) => offered.findIndex((column) => column.id === id)
  const say = (text: 'lifted' | 'moved' | 'dropped' | 'cancelled', id: string, of: ColumnLayout) => {
    const ids = toTableState(facts, of).columnOrder.filter((name) => placeOf(name) >= 0)
    const column = offered.find((candidate) => candidate.id === id)?.label ?? id
    announce(t(text, { column, place: ids.indexOf(id) + 1, total: ids.length }))
  }
  /** Moves a column to an index in the dialog; columns that are not listed keep their place. */
  const moveTo = (id: string, place: number) => {
    const neighbour = offered[place]
    if (!neighbour || neighbour.id === id) return
    if (document.activeElement instanceof HTMLElement) refocus.current = document.activeElement
    const { columnOrder } = toTableState(facts, layout)
    const to = columnOrder.indexOf(neighbour.id)
    columnOrder.splice(to, 0, ...columnOrder.splice(columnOrder.indexOf(id), 1))
    const next = withTableState(facts, layout, { columnOrder })
    setLayout(next, 'move')
    say('moved', id, next)
  }
  const drop = () => {
    if (!lift) return
    setLift(undefined)
    if (!lift.pointer) say('dropped', lift.id, layout)
  }
  const cancel = () => {
    if (!lift) return false
    if (document.activeElement instanceof HTMLElement) refocus.current = document.activeElement
    setLayout(lift.before, 'move')
    setLift(undefined)
    say('cancelled', lift.id, lift.before)
    return true
  }
  const begin = (id: string, pointer: boolean) => {
    setLift({ id, before: layout, pointer })
    if (!pointer) say('lifted', id, layout)
  }
  const handle: ColumnMove['handle'] = (id) => ({
    onKeyDown(event) {
      const by = steps[event.key]
      if (by !== undefined && !lift) return
      if (by === undefined && event.key !== ' ' && event.key !== 'Enter') return
      event.preventDefault()
      if (by !== undefined) moveTo(id, placeOf(id) + by)
      else if (lift) drop()
      else begin(id, false)
    },
    onBlur: () => refocus.current === null && drop(),
    onPointerDown(event) {
      if (event.button !== 0) return
      event.currentTarget.focus()
      event.currentTarget.setPointerCapture(event.pointerId)
      begin(id, true)
    },
    onPointerMove(event) {
      if (lift?.pointer && lift.id === id) moveTo(id, placeUnder(list.current, event.clientY))
    },
    onPointerUp: drop,
    onPointerCancel: () => void cancel(),
  })
  return { liftedId: lift?.id, list, step: (id, by) => moveTo(id, placeOf(id) + by), cancel, handle }
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** The list index at a vertical screen position; outside the list, the first or last one. */
function placeUnder(list: HTMLElement | null, y: number): number {
  const boxes = [...(list?.children ?? [])].map((child) => child.getBoundingClientRect())
  const place = boxes.findIndex((box) => y < box.bottom)
  return place < 0 ? boxes.length - 1 : place
}
