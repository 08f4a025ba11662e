/** Whole percents, because steps of 0.2 would add up to 0.6000000000000001. */
export const zoomLimits = { min: 20, max: 200, step: 20, normal: 100 } as const

/** The zoom one step in or out, within the limits. */
export function stepZoom(zoom: number, direction: 1 | -1): number {
  return clampZoom(Math.round((zoom + direction * zoomLimits.step) / zoomLimits.step) * zoomLimits.step)
}

/** The nearest valid zoom. */
export function clampZoom(zoom: number): number {
  return Math.min(zoomLimits.max, Math.max(zoomLimits.min, zoom))
}

/** The whole percent at which a page fills the available width, rounded down so that nothing scrolls sideways. */
export function zoomToFit(available: number, pageAtFull: number): number {
  return clampZoom(Math.floor((available / pageAtFull) * 100))
}

/** The zoom after a key inside the dialog: `+` `-` `0`; null for any other. */
export function zoomByKey(key: string, zoom: number): number | null {
  if (key === '+' || key === '=') return stepZoom(zoom, 1)
  if (key === '-') return stepZoom(zoom, -1)
  return key === '0' ? zoomLimits.normal : null
}

/** Maximum canvas pixels: pdf.js's own limit, and a lower one at which phones do not run out of memory. */
export const canvasLimits = { desktop: 33_554_432, phone: 5_242_880 } as const

/** Canvas pixels per CSS pixel: as sharp as the screen, but below the limit, above which iOS draws white. */
export function pixelRatio(width: number, height: number, screen: number, maxPixels: number): number {
  const maxRatio = Math.sqrt(maxPixels / Math.max(1, width * height))
  return Math.min(screen, maxRatio)
}
