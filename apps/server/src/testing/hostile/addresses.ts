import type { Endpoint } from '@eksport/api'
import type { Draw } from './draw.ts'
import { fittingValue, shapeOf } from './fitting-value.ts'
import { words } from './words.ts'

const encoded = [
  ...['%00', 'a%00b', '%ff', '%ed%a0%80', '%', '%zz', '__proto__', 'constructor', '-1', '1e9', '99999999999999999999'],
  ...['0', '1.5', 'NaN', '%20', '%F0%9F%98%80', "'", '..%2f..%2f', 'x'.repeat(150), 'x'.repeat(300), '%0d%0ax:%20y'],
]

/** A hostile part of an address. */
export const hostileWord = (draw: Draw): string => draw.of(encoded)

/** A hostile query for a call: its own parameters, repeated, as arrays and as objects. */
export function hostileQuery({ query }: Endpoint, draw: Draw): string {
  const names = [...Object.keys(query?.shape ?? {}), 'other', '__proto__', 'seen']
  const pair = () => {
    const name = draw.of(names)
    const value = draw.of([...encoded, ...words.map(encodeURIComponent)])
    return draw.of([
      `${name}=${value}`,
      `${name}[]=${value}`,
      `${name}[a]=${value}`,
      `${name}=${value}&${name}=${value}`,
      name,
    ])
  }
  return Array.from({ length: 1 + draw.below(4) }, pair).join('&')
}

/** A query that a contract accepts, or almost. */
export function fittingQuery({ query }: Endpoint, draw: Draw): string {
  if (query === undefined) return ''
  const value = fittingValue(shapeOf(query), draw)
  const pairs = Object.entries(Object(value)).flatMap(([name, of]) =>
    (Array.isArray(of) ? of : [of]).map((one): [string, string] => [name, String(one)]),
  )
  return new URLSearchParams(pairs).toString()
}

const headers: readonly Readonly<Record<string, string>>[] = [
  {},
  {},
  { 'if-match': '"99999999999999999999"' },
  { 'if-match': '*' },
  { 'if-match': 'W/"1"' },
  { 'if-match': '"1", "2"' },
  { 'idempotency-key': 'x'.repeat(201) },
  { 'idempotency-key': '\u00e6' },
  { 'idempotency-key': '' },
  { 'eksport-organisation': '__proto__' },
  { 'eksport-organisation': '310000043, 310000043' },
  { 'eksport-person': '\u00ff' },
  { 'accept-encoding': 'br;q=x, \u00ff' },
  { 'if-none-match': '\u00ff' },
  { range: 'bytes=9-1' },
  { expect: '100-continue' },
  { 'content-encoding': 'gzip' },
  { accept: 'x' },
]

/** Headers that none of our clients sends. */
export const hostileHeaders = (draw: Draw) => draw.of(headers)
