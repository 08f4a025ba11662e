/** The narrowest and widest column, and the assumed width of one without a size, in CSS pixels. */
export const columnWidths = { min: 56, max: 640, auto: 128 } as const

/** The step of an arrow key, and with Shift, in CSS pixels. */
export const widthSteps = { small: 10, large: 50 } as const

export const clampWidth = (width: number) => Math.round(Math.min(columnWidths.max, Math.max(columnWidths.min, width)))

/** The width after a key on the column's edge; undefined resets it, null for a key without a meaning. */
export function widthAfterKey(key: string, shift: boolean, width: number): number | undefined | null {
  const step = shift ? widthSteps.large : widthSteps.small
  if (key === 'ArrowRight') return clampWidth(width + step)
  if (key === 'ArrowLeft') return clampWidth(width - step)
  if (key === 'Home') return columnWidths.min
  if (key === 'End') return columnWidths.max
  return key === 'Enter' ? undefined : null
}
