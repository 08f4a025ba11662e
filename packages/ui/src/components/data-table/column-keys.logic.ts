/** The narrowest and widest that a column can be made, and what one without a width of its own counts, in CSS pixels. */
export const columnWidths = { min: 56, max: 640, auto: 128 } as const

/** One press of an arrow key, and with Shift. */
export const widthSteps = { small: 10, large: 50 } as const

export const clampWidth = (width: number) => Math.round(Math.min(columnWidths.max, Math.max(columnWidths.min, width)))

/** The width after a key on the column's edge; undefined for the given width, null for a key that means nothing. */
export function widthAfterKey(key: string, shift: boolean, width: number): number | undefined | null {
  const step = shift ? widthSteps.large : widthSteps.small
  if (key === 'ArrowRight') return clampWidth(width + step)
  if (key === 'ArrowLeft') return clampWidth(width - step)
  if (key === 'Home') return columnWidths.min
  if (key === 'End') return columnWidths.max
  return key === 'Enter' ? undefined : null
}
