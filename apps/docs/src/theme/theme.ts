import tokens from '@eksport/ui/tokens.json'
import { type ContrastPair, contrast, contrastPairs } from '../../../../packages/ui/scripts/tokens/contrast.ts'

export type Scheme = 'light' | 'dark'
export const schemes: readonly Scheme[] = ['light', 'dark']

/** What somebody chooses; the address of the page holds the same. */
export interface Choices {
  /** `#rrggbb`. */
  readonly brand: string
  /** Pixels. */
  readonly radius: string
  readonly density: 'md' | 'sm'
  /** The name of a font, or nothing for the one that comes along. */
  readonly font: string
}

type Colours = Readonly<Record<string, string>>

/** Every colour of a scheme as `#rrggbb`, by the name of its token. */
const ours = (scheme: Scheme): Colours =>
  Object.fromEntries(
    Object.entries(tokens.theme[scheme]).flatMap(([name, token]) =>
      typeof token === 'object' && token.$type === 'color' && 'hex' in token.$value ? [[name, token.$value.hex]] : [],
    ),
  )

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** The first colour with so much of the second in it: 0 to 1. */
function mix(hex: string, other: string, share: number): string {
  const second = channels(other)
  const mixed = channels(hex).map((value, index) => Math.round(value + ((second[index] ?? 0) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** The colour, moved towards black or white by the fewest steps until it is told apart from all of these. */
function readable(hex: string, scheme: Scheme, from: readonly (readonly [ground: string, needs: number])[]): string {
  const goal = scheme === 'light' ? '#000000' : '#ffffff'
  for (let share = 0; share < 1; share += 0.02) {
    const tried = mix(hex, goal, share)
    if (from.every(([ground, needs]) => contrast(tried, ground) >= needs)) return tried
  }
  return goal
}

/** The tokens that follow from a brand colour, in one scheme. */
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

/** A pair of the library in a theme. */
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
    /** Every pair that the components draw, in both schemes. */
    judged,
    /** Those that the choices touch. */
    touched: judged.filter(({ pair }) => pair.slice(0, 2).some((name) => String(name) in colours.light)),
    variables,
    /** The stylesheet that makes it. */
    css: `:root {\n${Object.entries(variables)
      .map(([name, value]) => `  ${name}: ${value};\n`)
      .join('')}}\n`,
  }
}

const first: Choices = { brand: '#116e6b', radius: '5', density: 'md', font: '' }

/** What the address of the page says; what it does not say, or what is no choice, is as in the library. */
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
