'use client'
import { type KeyboardEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useAnnounce } from '../../foundation/internal/announcer.js'
import type { Translate } from '../../foundation/text/catalogue.js'
import type { columnChooserTexts } from './column-chooser.texts.js'
import type { ColumnLayout } from './column-layout.logic.js'
import { orderedColumns, withColumnAt } from './column-order.logic.js'

interface MovableColumn<Key extends string> {
  readonly key: Key
  readonly header: string
}

interface ColumnMoveOptions<Key extends string> {
  columns: readonly MovableColumn<Key>[]
  /** Those in the dialog, in the order of now. */
  offered: readonly MovableColumn<Key>[]
  layout: ColumnLayout<Key>
  setLayout: (layout: ColumnLayout<Key>, reason: 'move') => void
  t: Translate<typeof columnChooserTexts>
}

/** What a column in the dialog needs to be moved. */
export interface ColumnMove<Key extends string> {
  readonly liftedKey: Key | undefined
  readonly list: RefObject<HTMLUListElement | null>
  /** One place up (-1) or down (1), for the buttons. */
  step(key: Key, by: 1 | -1): void
  /** Takes back the move under way; false when there is none. */
  cancel(): boolean
  handle(key: Key): {
    onKeyDown(event: KeyboardEvent): void
    onBlur(): void
    onPointerDown(event: PointerEvent<HTMLElement>): void
    onPointerMove(event: PointerEvent): void
    onPointerUp(): void
    onPointerCancel(): void
  }
}

/** Moves columns by handle (Space lifts and drops, arrows move, Escape takes back), by pointer and by buttons. */
export function useColumnMove<Key extends string>(options: ColumnMoveOptions<Key>): ColumnMove<Key> {
  const { columns, offered, layout, setLayout, t } = options
  const announce = useAnnounce()
  const list = useRef<HTMLUListElement>(null)
  const [lift, setLift] = useState<{ key: Key; before: ColumnLayout<Key>; pointer: boolean }>()
  const refocus = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    // An element that React moves in the list loses focus on the way.
    if (refocus.current?.isConnected && document.activeElement !== refocus.current) refocus.current.focus()
    refocus.current = null
  })
  const placeOf = (key: Key) => offered.findIndex((column) => column.key === key)
  const say = (text: 'lifted' | 'moved' | 'dropped' | 'cancelled', key: Key, of: ColumnLayout<Key>) => {
    const names = orderedColumns(columns, of).flatMap(({ key: name }) => (placeOf(name) < 0 ? [] : [name]))
    const column = offered.find((candidate) => candidate.key === key)?.header ?? key
    announce(t(text, { column, place: names.indexOf(key) + 1, total: names.length }))
  }
  /** Places are those of the dialog; columns that are not in it keep theirs. */
  const moveTo = (key: Key, place: number) => {
    const neighbour = offered[place]
    if (!neighbour || neighbour.key === key) return
    if (document.activeElement instanceof HTMLElement) refocus.current = document.activeElement
    const all = orderedColumns(columns, layout)
    const next = withColumnAt(
      columns,
      layout,
      key,
      all.findIndex((column) => column.key === neighbour.key),
    )
    setLayout(next, 'move')
    say('moved', key, next)
  }
  const drop = () => {
    if (!lift) return
    setLift(undefined)
    if (!lift.pointer) say('dropped', lift.key, layout)
  }
  const cancel = () => {
    if (!lift) return false
    if (document.activeElement instanceof HTMLElement) refocus.current = document.activeElement
    setLayout(lift.before, 'move')
    setLift(undefined)
    say('cancelled', lift.key, lift.before)
    return true
  }
  const begin = (key: Key, pointer: boolean) => {
    setLift({ key, before: layout, pointer })
    if (!pointer) say('lifted', key, layout)
  }
  const handle: ColumnMove<Key>['handle'] = (key) => ({
    onKeyDown(event) {
      const by = steps[event.key]
      if (by !== undefined && !lift) return
      if (by === undefined && event.key !== ' ' && event.key !== 'Enter') return
      event.preventDefault()
      if (by !== undefined) moveTo(key, placeOf(key) + by)
      else if (lift) drop()
      else begin(key, false)
    },
    onBlur: () => refocus.current === null && drop(),
    onPointerDown(event) {
      if (event.button !== 0) return
      event.currentTarget.focus()
      event.currentTarget.setPointerCapture(event.pointerId)
      begin(key, true)
    },
    onPointerMove(event) {
      if (lift?.pointer && lift.key === key) moveTo(key, placeUnder(list.current, event.clientY))
    },
    onPointerUp: drop,
    onPointerCancel: () => void cancel(),
  })
  return { liftedKey: lift?.key, list, step: (key, by) => moveTo(key, placeOf(key) + by), cancel, handle }
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** Which place of the list a height on the screen is at; the ends when it is outside. */
function placeUnder(list: HTMLElement | null, y: number): number {
  const boxes = [...(list?.children ?? [])].map((child) => child.getBoundingClientRect())
  const place = boxes.findIndex((box) => y < box.bottom)
  return place < 0 ? boxes.length - 1 : place
}
