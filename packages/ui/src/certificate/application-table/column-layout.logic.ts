import type { StoredValue } from '../../foundation/internal/storage.js'
import { clampWidth } from './column-width.logic.js'

/** How close the rows stand: as the page has it, or as this table's reader chose. */
export type TableDensity = 'md' | 'sm'

/**
 * What differs from the columns' own defaults, and nothing else: a column that a later version adds
 * appears by itself, and one that it removes is forgotten without harm.
 */
export interface ColumnLayout<Key extends string = string> {
  readonly shown: readonly Key[]
  readonly hidden: readonly Key[]
  /** The reader's own order; absent while it is the given one. */
  readonly order?: readonly Key[]
  /** Chosen widths in CSS pixels. */
  readonly widths?: Readonly<Partial<Record<Key, number>>>
  /** Absent while the table follows the page. */
  readonly density?: TableDensity
}

/** The part of a column that decides whether it can be hidden. */
export interface LayoutColumn<Key extends string = string> {
  readonly key: Key
  readonly hideable?: boolean | 'always'
  readonly defaultHidden?: boolean
}

/** Nothing differs from the defaults. */
export const defaultLayout: ColumnLayout<never> = { shown: [], hidden: [] }

/** Whether a layout says no more than the defaults, so that nothing needs to be kept. */
export function isDefaultLayout({ shown, hidden, order, widths, density }: ColumnLayout): boolean {
  return shown.length === 0 && hidden.length === 0 && !order && !widths && !density
}

/** Whether a column stands in the table. */
export function isVisible<Key extends string>(column: LayoutColumn<Key>, layout: ColumnLayout<Key>): boolean {
  if (!canHide(column)) return true
  return column.defaultHidden ? layout.shown.includes(column.key) : !layout.hidden.includes(column.key)
}

/** Whether the user decides about a column. */
export function canHide(column: LayoutColumn): boolean {
  return column.hideable !== 'always' && column.hideable !== false
}

/** The layout after one column was shown or hidden. Keys of other versions are kept as they are. */
export function withColumn<Key extends string>(
  layout: ColumnLayout<Key>,
  column: LayoutColumn<Key>,
  visible: boolean,
): ColumnLayout<Key> {
  const without = (keys: readonly Key[]) => keys.filter((key) => key !== column.key)
  const next = { ...layout, shown: without(layout.shown), hidden: without(layout.hidden) }
  if (visible === !column.defaultHidden) return next
  return visible ? { ...next, shown: [...next.shown, column.key] } : { ...next, hidden: [...next.hidden, column.key] }
}

/** The layout with every column that can be hidden shown, or none of them. */
export function withAllColumns<Key extends string>(
  columns: readonly LayoutColumn<Key>[],
  layout: ColumnLayout<Key>,
  visible: boolean,
): ColumnLayout<Key> {
  return columns.filter(canHide).reduce((next, column) => withColumn(next, column, visible), layout)
}

/** The layout with another density, or with undefined the page's own again. */
export function withDensity<Key extends string>(
  { density: _, ...layout }: ColumnLayout<Key>,
  density: TableDensity | undefined,
): ColumnLayout<Key> {
  return density ? { ...layout, density } : layout
}

/** Reads a stored layout; anything that is not one is ignored, and so is a part that is none. */
export function parseLayout(value: unknown): ColumnLayout | undefined {
  if (typeof value !== 'object' || value === null || !('shown' in value) || !('hidden' in value)) return undefined
  const { shown, hidden, order, widths, density } = value as Record<string, unknown>
  if (!isKeys(shown) || !isKeys(hidden)) return undefined
  const kept = parseWidths(widths)
  return {
    shown,
    hidden,
    ...(isKeys(order) && order.length > 0 && { order }),
    ...(kept && { widths: kept }),
    ...((density === 'md' || density === 'sm') && { density }),
  }
}

function parseWidths(value: unknown): Record<string, number> | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const entries = Object.entries(value).flatMap(([key, width]): [string, number][] =>
    typeof width === 'number' && Number.isFinite(width) ? [[key, clampWidth(width)]] : [],
  )
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

function isKeys(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((key) => typeof key === 'string')
}

const storedLayouts = new Map<string, StoredValue<ColumnLayout>>()

/** The name under which a table's layout is kept in the browser. */
export const layoutStorageName = (storageKey: string) => `eksport.columns.${storageKey}`

/** How the layout of one table is kept. The same constant for the same key, as `useStored` asks. */
export function storedLayout(storageKey: string): StoredValue<ColumnLayout> {
  const known = storedLayouts.get(storageKey)
  if (known) return known
  const stored = { key: layoutStorageName(storageKey), version: 1, fallback: defaultLayout, parse: parseLayout }
  storedLayouts.set(storageKey, stored)
  return stored
}
