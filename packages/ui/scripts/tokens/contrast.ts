/** Relative luminance of a colour as WCAG 2.2 defines it; `hex` is `#rrggbb`. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast ratio of two colours, 1 to 21, in either order. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** Colours that must be told apart: the front, its ground, and the contrast required. */
export type ContrastPair = readonly [front: string, ground: string, needs: number]

const grounds = ['page', 'surface', 'surface-sunken', 'surface-raised', 'surface-hover', 'surface-picked']
const meanings = ['success', 'info', 'warning', 'danger', 'neutral']

const on = (front: string, backs: readonly string[], needs: number): readonly ContrastPair[] =>
  backs.map((ground) => [front, ground, needs])

/** Every pair that the components draw: text 4.5 (our body text 7), edges, signs and rings 3 (1.4.3, 1.4.6, 1.4.11). */
export const contrastPairs: readonly ContrastPair[] = [
  ...on('text', [...grounds, 'success-tint', 'info-tint', 'warning-tint', 'danger-tint', 'added-tint'], 7),
  ...on('text-subtle', [...grounds, 'info-tint', 'danger-tint', 'neutral-tint', 'warning-tint'], 4.5),
  ...on('text-disabled', ['page', 'surface'], 4.5),
  ...on('link', ['page', 'surface', 'surface-hover', 'surface-picked'], 4.5),
  ...on('link-visited', ['page', 'surface'], 4.5),
  ...on('brand', ['page', 'surface'], 4.5),
  ...on('on-action', ['action', 'action-hover', 'action-active'], 4.5),
  ...on('on-danger', ['danger-base', 'danger-hover'], 4.5),
  ...on('band-text', ['band', 'band-hover'], 4.5),
  ...on('band-subtle', ['band', 'band-hover'], 4.5),
  ...meanings.flatMap((meaning) => on(`${meaning}-text`, [`${meaning}-tint`], 4.5)),
  ...on('danger-text', ['page', 'surface', 'surface-raised'], 4.5),
  ...on('warning-text', ['page', 'surface', 'surface-picked'], 4.5),
  ...on('added-text', ['added-tint'], 4.5),
  ...on('field-line', ['page', 'surface', 'surface-raised', 'warning-tint'], 3),
  ...on('action', ['page', 'surface', 'surface-picked'], 3),
  ...on('danger-base', ['page', 'surface', 'danger-tint'], 3),
  ...['success', 'info', 'warning'].flatMap((meaning) => on(`${meaning}-base`, [`${meaning}-tint`], 3)),
  ...on('warning-base', ['surface'], 3),
  ...on('added', ['added-tint', 'surface'], 3),
  ...on('changed', ['info-tint', 'surface'], 3),
  ...on('removed', ['danger-tint', 'surface'], 3),
  ...on('focus-outer', ['page', 'surface', 'surface-picked', 'focus-inner', 'warning-tint', 'danger-tint'], 3),
  ...on('focus-inner', ['action'], 3),
]
