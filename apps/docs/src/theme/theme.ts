import tokens from '@eksport/ui/tokens.json'
import { type ContrastPair, contrast, contrastPairs } from '../../../../packages/ui/scripts/tokens/contrast.ts'

export type Scheme = 'light' | 'dark'
export const schemes: readonly Scheme[] = ['light', 'dark']

/** The choices in the theme builder, also held in the page's address. */
export interface Choices {
  /** `#rrggbb`. */
  readonly brand: string
  /** Pixels, as a string. */
  readonly radius: string
  readonly density: 'md' | 'sm'
  /** The name of a font; empty for the library's own. */
  readonly font: string
}

type Colours = Readonly<Record<string, string>>

/** All colours of a scheme as `#rrggbb`, by token name. */
const ours = (scheme: Scheme): Colours =>
  Object.fromEntries(
    Object.entries(tokens.theme[scheme]).flatMap(([name, token]) =>
      typeof token === 'object' && token.$type === 'color' && 'hex' in token.$value ? [[name, token.$value.hex]] : [],
    ),
  )

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** Mixes two colours; `share` is the part of the second, from 0 to 1. */
function mix(hex: string, other: string, share: number): string {
  const second = channels(other)
  const mixed = channels(hex).map((value, index) => Math.round(value + ((second[index] ?? 0) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** Moves a colour towards black or white in small steps until it has enough contrast with all of these. */
function readable(hex: string, scheme: Scheme, from: readonly (readonly [ground: string, needs: number])[]): string {
  const goal = scheme === 'light' ? '#000000' : '#ffffff'
  for (let share = 0; share < 1; share += 0.02) {
    const tried = mix(hex, goal, share)
    if (from.every(([ground, needs]) => contrast(tried, ground) >= needs)) return tried
  }
  return goal
}

/** The tokens derived from a brand colour, in one scheme. */
function brandColours(brand: string, scheme: Scheme): Colours {
  const base = ours(scheme)
  const needs = (name: string) =>
    contrastPairs.flatMap(([front, ground, enough]): [string, number][] => {
      if (front === name) return [[base[ground] ?? '#000000', enough]]
      return ground === name ? [[base[front] ?? '#000000', enough]] : []
    })
  const action = readable(brand, scheme, needs('action'))
  const away = scheme === 'light' ? '#000000' : '#ffffff'
  return {
    brand: readable(brand, scheme, needs('brand')),
    link: readable(brand, scheme, needs('link')),
    action,
    'action-hover': mix(action, away, 0.14),
    'action-active': mix(action, away, 0.28),
  }
}

/** A contrast pair of the library, measured in a theme. */
export interface Judged {
  readonly pair: ContrastPair
  readonly scheme: Scheme
  readonly is: number
  readonly front: string
  readonly ground: string
}

export function makeTheme(choices: Choices) {
  const colours = { light: brandColours(choices.brand, 'light'), dark: brandColours(choices.brand, 'dark') }
  const judged = schemes.flatMap((scheme) => {
    const all = { ...ours(scheme), ...colours[scheme] }
    return contrastPairs.map((pair): Judged => {
      const [front = '', ground = ''] = [all[pair[0]], all[pair[1]]]
      return { pair, scheme, is: contrast(front, ground), front, ground }
    })
  })
  const variables: Readonly<Record<string, string>> = {
    ...Object.fromEntries(
      Object.entries(colours.light).map(([name, light]) => [
        `--eks-${name}`,
        `light-dark(${light}, ${colours.dark[name]})`,
      ]),
    ),
    '--eks-radius': `${choices.radius}px`,
    ...(choices.font !== '' && { '--eks-font': `'${choices.font}', system-ui, sans-serif` }),
  }
  return {
    colours,
    /** Every contrast pair of the components, in both schemes. */
    judged,
    /** The pairs that the choices affect. */
    touched: judged.filter(({ pair }) => pair.slice(0, 2).some((name) => String(name) in colours.light)),
    variables,
    /** The stylesheet that applies the theme. */
    css: `:root {\n${Object.entries(variables)
      .map(([name, value]) => `  ${name}: ${value};\n`)
      .join('')}}\n`,
  }
}

const first: Choices = { brand: '#116e6b', radius: '5', density: 'md', font: '' }

/** Reads the choices from the page's address; missing or invalid values fall back to the library's own. */
export function readChoices(query: URLSearchParams): Choices {
  const brand = query.get('brand') ?? ''
  const font = query.get('font') ?? ''
  return {
    brand: /^#[0-9a-f]{6}$/.test(brand) ? brand : first.brand,
    radius: /^\d{1,2}$/.test(query.get('radius') ?? '') ? (query.get('radius') ?? '') : first.radius,
    density: query.get('density') === 'sm' ? 'sm' : 'md',
    font: /^[\p{L}\d ]*$/u.test(font) ? font : first.font,
  }
}
