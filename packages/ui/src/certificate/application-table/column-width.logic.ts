/** The narrowest and widest that a column can be made, in CSS pixels. */
export const columnWidths = { least: 56, most: 640, auto: 128 } as const

/** One press of an arrow key, and with Shift. */
export const widthSteps = { small: 10, large: 50 } as const

interface WidthColumn<Key extends string> {
  readonly key: Key
  readonly width?: string | undefined
}

interface WithWidths<Key extends string> {
  readonly widths?: Readonly<Partial<Record<Key, number>>>
}

export const clampWidth = (width: number) =>
  Math.round(Math.min(columnWidths.most, Math.max(columnWidths.least, width)))

/** How wide a column is asked to be, in CSS pixels; columns without a width of their own count as 128. */
export function widthOf<Key extends string>(column: WidthColumn<Key>, layout: WithWidths<Key>): number {
  const own = column.width?.endsWith('px') ? Number.parseFloat(column.width) : Number.NaN
  return layout.widths?.[column.key] ?? (Number.isFinite(own) ? own : columnWidths.auto)
}

/** What the script in the head says of a column before React does: `--eks-on-status: 0`, `--eks-width-status: 90px`. */
export const columnProperty = (about: 'on' | 'width', key: string) => `--eks-${about}-${key.replace(/[^\w-]/g, '_')}`

/** The layout with one column made wider or narrower, or with undefined as wide as it was given. */
export function withWidth<Key extends string, Layout extends WithWidths<Key>>(
  layout: Layout,
  key: Key,
  width: number | undefined,
): Layout {
  const { widths, ...rest } = layout
  const others = Object.entries(widths ?? {}).filter(([name]) => name !== key)
  const next = width === undefined ? others : [...others, [key, clampWidth(width)]]
  // Only `widths` was taken out, and comes back unless it is empty.
  return (next.length === 0 ? rest : { ...rest, widths: Object.fromEntries(next) }) as Layout
}

/** The width after a key on the column's edge; undefined for the given width, null for a key that means nothing. */
export function widthAfterKey(key: string, shift: boolean, width: number): number | undefined | null {
  const step = shift ? widthSteps.large : widthSteps.small
  if (key === 'ArrowRight') return clampWidth(width + step)
  if (key === 'ArrowLeft') return clampWidth(width - step)
  if (key === 'Home') return columnWidths.least
  if (key === 'End') return columnWidths.most
  return key === 'Enter' ? undefined : null
}
