// The form of the Design Tokens Community Group, version 2025.10: https://www.designtokens.org/tr/2025.10/format/

/** A value with its type, in the form that design tools read. */
export interface DesignToken {
  readonly $type: 'color' | 'dimension' | 'duration' | 'cubicBezier' | 'fontFamily' | 'number' | 'shadow'
  readonly $value: unknown
}

/** The two colour schemes of `tokens.css`. */
export type Scheme = 'light' | 'dark'

/** The arguments of a call or list, split at commas outside parentheses. */
const parts = (text: string) => text.split(/,(?![^(]*\))/).map((part) => part.trim())

const between = (value: string, scheme: Scheme): string =>
  value.replaceAll(/light-dark\(((?:[^()]|\([^()]*\))*)\)/g, (_, inside: string) => {
    const [light = '', dark = ''] = parts(inside)
    return scheme === 'light' ? light : dark
  })

const unit = (channel: number) => Math.round((channel / 255) * 10_000) / 10_000

function color(text: string) {
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(text)
  const channels = rgb
    ? rgb.slice(1, 4).map(Number)
    : [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16))
  if (channels.some(Number.isNaN)) throw new Error(`'${text}' is not a colour that tokens.css may use.`)
  const hex = `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
  return { colorSpace: 'srgb', components: channels.map(unit), alpha: rgb ? Number(rgb[4]) : 1, hex }
}

const dimension = (text: string) => {
  const match = /^(-?[\d.]+)(px|rem)?$/.exec(text)
  if (!match || (match[2] === undefined && Number(match[1]) !== 0)) throw new Error(`'${text}' is not a length.`)
  return { value: Number(match[1]), unit: match[2] ?? 'px' }
}

function shadow(text: string) {
  const [, x = '', y = '', blur = '', colour = ''] = /^(\S+) (\S+) (\S+) (\S.*)$/.exec(text) ?? []
  return {
    color: color(colour),
    offsetX: dimension(x),
    offsetY: dimension(y),
    blur: dimension(blur),
    spread: dimension('0'),
  }
}

const bare = (text: string) => text.replaceAll(/^'|'$/g, '')

/** A value of `tokens.css` in one scheme, as a typed token; throws on an unknown form. */
export function toToken(name: string, value: string, scheme: Scheme): DesignToken {
  const text = between(value, scheme)
  if (/^(#|rgb\()/.test(text)) return { $type: 'color', $value: color(text) }
  if (name.startsWith('shadow-')) return { $type: 'shadow', $value: parts(text).map(shadow) }
  if (text.startsWith('cubic-bezier(')) {
    return { $type: 'cubicBezier', $value: parts(text.slice('cubic-bezier('.length, -1)).map(Number) }
  }
  if (name === 'font') return { $type: 'fontFamily', $value: parts(text).map(bare) }
  if (/^\d+ms$/.test(text)) return { $type: 'duration', $value: { value: Number.parseInt(text, 10), unit: 'ms' } }
  if (/^[\d.]+$/.test(text) && name.startsWith('lh-')) return { $type: 'number', $value: Number(text) }
  return { $type: 'dimension', $value: dimension(text) }
}
