import { contrast, contrastPairs } from '../../scripts/tokens/contrast.ts'
import tokens from '../tokens.json' with { type: 'json' }

export type Scheme = 'light' | 'dark'

type ColorName = keyof typeof tokens.theme.light

/** The colours by purpose, with a note on each group. */
export const colorGroups: readonly { name: string; about: string; colors: readonly ColorName[] }[] = [
  {
    name: 'Ground',
    about: 'The tinted page, and white for what can be acted on. Picked and hovered rows stay readable at 7:1.',
    colors: ['page', 'surface', 'surface-sunken', 'surface-raised', 'surface-hover', 'surface-picked'],
  },
  {
    name: 'Text and line',
    about: 'Rows and edges are quiet. The edge of every control is at least 3:1.',
    colors: ['text', 'text-subtle', 'text-disabled', 'line', 'line-strong', 'field-line'],
  },
  {
    name: 'Action',
    about: 'The one accent. Green means: press here, or: this is chosen.',
    colors: ['brand', 'action', 'action-hover', 'action-active', 'action-tint', 'link'],
  },
  { name: 'Success', about: 'It is done.', colors: ['success-text', 'success-base', 'success-edge', 'success-tint'] },
  { name: 'Info', about: 'It is under way.', colors: ['info-text', 'info-base', 'info-edge', 'info-tint'] },
  {
    name: 'Warning',
    about: 'Someone must act. Nothing else is yellow.',
    colors: ['warning-text', 'warning-base', 'warning-edge', 'warning-tint'],
  },
  {
    name: 'Danger',
    about: 'It is wrong, or it cannot be undone.',
    colors: ['danger-text', 'danger-base', 'danger-edge', 'danger-tint'],
  },
  {
    name: 'Change',
    about: 'What was, what is new. Always with a word and a sign.',
    colors: ['changed', 'added', 'added-tint', 'removed'],
  },
  {
    name: 'Band',
    about: 'The head of the officers’ portal.',
    colors: ['band', 'band-hover', 'band-text', 'band-subtle'],
  },
]

const themed = (scheme: Scheme): Readonly<Record<string, unknown>> => tokens.theme[scheme]

const hasHex = (token: unknown): token is { $value: { hex: string } } =>
  typeof token === 'object' &&
  token !== null &&
  '$value' in token &&
  typeof token.$value === 'object' &&
  token.$value !== null &&
  'hex' in token.$value

/** The hex value of a colour in a scheme, like '#116E6B'. */
export function hexOf(name: string, scheme: Scheme): string {
  const token = themed(scheme)[name]
  if (!hasHex(token)) throw new Error(`tokens.json has no colour ${name}.`)
  return token.$value.hex.toUpperCase()
}

/** For each colour that must stand out from its grounds: the ground with the lowest contrast, and that contrast. */
export function hardestPairs(scheme: Scheme) {
  const measured = contrastPairs.map(([front, ground, needs]) => ({
    front,
    ground,
    needs,
    figure: contrast(hexOf(front, scheme), hexOf(ground, scheme)),
  }))
  const fronts = [...new Set(measured.map(({ front }) => front))]
  return fronts.flatMap((front) => {
    const own = measured.filter((pair) => pair.front === front)
    const [hardest] = own.toSorted((a, b) => a.figure / a.needs - b.figure / b.needs)
    return hardest ? [{ ...hardest, grounds: own.length }] : []
  })
}

/** '4.53': truncated, never rounded up to a contrast that it does not reach. */
export const figure = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2)

/** A length at a density, as written: '1.125rem', '48px'. */
export function lengthOf(name: string, size: 'md' | 'sm'): string {
  const token: unknown = (tokens.density[size] as Readonly<Record<string, unknown>>)[name]
  if (typeof token !== 'object' || token === null || !('$value' in token))
    throw new Error(`tokens.json has no ${name}.`)
  const { value, unit } = token.$value as { value: number; unit: string }
  return unit === 'rem' ? `${value * 16} px` : `${value} ${unit}`
}
