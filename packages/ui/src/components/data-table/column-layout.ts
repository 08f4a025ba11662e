import type { ColumnPinningState } from '@tanstack/react-table'
import type { StoredValue } from '../../foundation/internal/storage.js'
import type { ColumnFacts } from './column-facts.js'
import { clampWidth } from './column-keys.logic.js'

/** The density of the rows; without a choice of the reader it is the page's. */
export type TableDensity = 'md' | 'sm'

/**
 * What a reader changed: TanStack's column states, stored only where they differ from the columns' defaults. A column
 * added in a later version therefore appears, and a removed one is ignored.
 */
export interface ColumnLayout {
  /** Columns shown (true) or hidden (false) against their default, by id. */
  readonly visibility?: Readonly<Record<string, boolean>>
  /** The reader's order; absent if unchanged. */
  readonly order?: readonly string[]
  /** Chosen widths in CSS pixels. */
  readonly widths?: Readonly<Record<string, number>>
  /** Columns pinned at an edge while the others scroll. */
  readonly pinned?: { readonly start: readonly string[]; readonly end: readonly string[] }
  /** Absent while the table follows the page. */
  readonly density?: TableDensity
}

/** A layout without changes. */
export const defaultLayout: ColumnLayout = {}

/** Whether a layout equals the defaults, so that nothing needs to be stored. */
export const isDefaultLayout = (layout: ColumnLayout) => Object.keys(layout).length === 0

type Columns = readonly Pick<ColumnFacts, 'id' | 'hidden' | 'canHide'>[]

/** A layout as the states of TanStack's table. */
export function toTableState(columns: Columns, { visibility, order, widths, pinned }: ColumnLayout) {
  return {
    columnVisibility: { ...hiddenAtFirst(columns), ...visibility, ...always(columns) },
    columnOrder: completeOrder(columns, order),
    columnSizing: { ...widths },
    columnPinning: { start: [...(pinned?.start ?? [])], end: [...(pinned?.end ?? [])] },
  }
}

type TableState = ReturnType<typeof toTableState>

/** A layout with one table state replaced; the other parts are kept. */
export function withTableState(columns: Columns, layout: ColumnLayout, state: Partial<TableState>): ColumnLayout {
  const { columnVisibility, columnOrder, columnSizing, columnPinning } = state
  const next = { ...layout }
  if (columnVisibility) next.visibility = changedVisibility(columns, columnVisibility)
  if (columnOrder) next.order = columns.every(({ id }, place) => id === columnOrder[place]) ? [] : columnOrder
  if (columnSizing) next.widths = mapped(columnSizing, clampWidth)
  if (columnPinning) next.pinned = columnPinning
  return withoutDefaults(next)
}

/** The layout with another density; undefined follows the page again. */
export const withDensity = (
  { density: _, ...layout }: ColumnLayout,
  density: TableDensity | undefined,
): ColumnLayout => (density ? { ...layout, density } : layout)

const hiddenAtFirst = (columns: Columns) =>
  Object.fromEntries(columns.filter(({ hidden }) => hidden).map(({ id }) => [id, false]))

const always = (columns: Columns) =>
  Object.fromEntries(columns.filter(({ canHide }) => !canHide).map(({ id }) => [id, true]))

/** What differs from the defaults; entries for columns of other versions are kept. */
function changedVisibility(columns: Columns, visibility: Readonly<Record<string, boolean>>) {
  const defaults = new Map(columns.map(({ id, hidden }) => [id, !hidden]))
  return Object.fromEntries(Object.entries(visibility).filter(([id, shown]) => defaults.get(id) !== shown))
}

/**
 * All columns in the reader's order. A column that the order does not know, because a later version added it, follows
 * the column that it was defined after; TanStack would put it last.
 */
function completeOrder(columns: Columns, order: readonly string[] | undefined): string[] {
  const ids = columns.map(({ id }) => id)
  if (!order) return ids
  const placed = order.filter((id) => ids.includes(id))
  ids.forEach((id, place) => {
    const before = ids[place - 1]
    if (!order.includes(id)) placed.splice(before === undefined ? 0 : placed.indexOf(before) + 1, 0, id)
  })
  return placed
}

const mapped = (record: Readonly<Record<string, number>>, map: (value: number) => number) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))

function withoutDefaults({ visibility, order, widths, pinned, density }: ColumnLayout): ColumnLayout {
  return {
    ...(visibility && Object.keys(visibility).length > 0 && { visibility }),
    ...(order && order.length > 0 && { order }),
    ...(widths && Object.keys(widths).length > 0 && { widths }),
    ...(pinned && pinned.start.length + pinned.end.length > 0 && { pinned }),
    ...(density && { density }),
  }
}

/** Reads a stored layout; ignores an invalid value, or the invalid parts of one. */
export function parseLayout(value: unknown): ColumnLayout | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const { visibility, order, widths, pinned, density } = value as Record<string, unknown>
  return withoutDefaults({
    visibility: parseRecord(visibility, (shown): shown is boolean => typeof shown === 'boolean'),
    order: isIds(order) ? order : [],
    widths: mapped(parseRecord(widths, Number.isFinite as (width: unknown) => width is number), clampWidth),
    pinned: isPinning(pinned) ? pinned : { start: [], end: [] },
    ...((density === 'md' || density === 'sm') && { density }),
  })
}

function parseRecord<Value>(value: unknown, is: (entry: unknown) => entry is Value): Record<string, Value> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return Object.fromEntries(entries.filter((entry): entry is [string, Value] => is(entry[1])))
}

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((key) => typeof key === 'string')

const isPinning = (value: unknown): value is ColumnPinningState =>
  typeof value === 'object' &&
  value !== null &&
  'start' in value &&
  'end' in value &&
  isIds(value.start) &&
  isIds(value.end)

const storedLayouts = new Map<string, StoredValue<ColumnLayout>>()

/** The storage key of a table's layout in the browser. */
export const layoutStorageName = (storageKey: string) => `eks.columns.${storageKey}`

/** The stored layout of one table. Returns the same constant for the same key, as `useStored` requires. */
export function storedLayout(storageKey: string): StoredValue<ColumnLayout> {
  const known = storedLayouts.get(storageKey)
  if (known) return known
  const stored = { key: layoutStorageName(storageKey), version: 2, fallback: defaultLayout, parse: parseLayout }
  storedLayouts.set(storageKey, stored)
  return stored
}
