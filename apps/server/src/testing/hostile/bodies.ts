import type { Draw } from './draw.ts'
import { edge, fittingValue, type Shape } from './fitting-value.ts'
import { placesIn, replaced } from './places.ts'
import { oddTexts, words, wrongValues } from './words.ts'

export interface HostileBody {
  readonly what: string
  readonly contentType: string | undefined
  readonly body: string | Uint8Array
  /** The path of a value that cannot be stored, if nothing else is wrong. */
  readonly unwritableAt?: string
}

/** What a call accepts. */
export interface Wanted {
  readonly shape: Shape
  /** A valid body. */
  readonly whole?: unknown
}

const json = (what: string, body: string | Uint8Array): HostileBody => ({ what, contentType: 'application/json', body })

const isUnwritable = (value: unknown) => typeof value === 'string' && (!value.isWellFormed() || value.includes('\0'))

/** A valid body: a realistic one if there is one, otherwise drawn from the schema. */
function bodyFor({ shape, whole }: Wanted, draw: Draw): unknown {
  return whole === undefined || draw.below(4) === 0 ? fittingValue(shape, draw) : whole
}

/** An unusual value of the same type. */
function oddFor(value: unknown, draw: Draw): unknown {
  if (typeof value === 'string') return draw.of([...oddTexts, ...words])
  if (typeof value === 'number') return draw.of([0, 1, -1, 0.001, 1e15, edge, edge + 1, Number.MAX_SAFE_INTEGER])
  return Array.isArray(value) ? draw.of([[], [...value, ...value], value.toReversed()]) : value
}

/** A body that the contract accepts, or almost, with unusual texts and the largest numbers. */
export function oddBody(wanted: Wanted, draw: Draw): HostileBody {
  let body = bodyFor(wanted, draw)
  for (let changes = draw.below(4); changes > 0; changes -= 1) {
    const { path, value } = draw.of(placesIn(body))
    body = replaced(body, path, oddFor(value, draw))
  }
  return json('odd words and the largest numbers', JSON.stringify(body))
}

/** A valid body with one wrong value. */
function nearly(wanted: Wanted, draw: Draw): HostileBody {
  const whole = bodyFor(wanted, draw)
  const { path } = draw.of(placesIn(whole))
  const wrong = draw.of(wrongValues)
  const unwritableAt = isUnwritable(wrong) ? { unwritableAt: path.join('.') } : {}
  return { ...json(`a wrong ${path.join('.')}`, JSON.stringify(replaced(whole, path, wrong))), ...unwritableAt }
}

const deep = (open: string, close: string) => open.repeat(50_000) + close.repeat(50_000)
const poisoned = (name: string) => (wanted: Wanted, draw: Draw) =>
  JSON.stringify(bodyFor(wanted, draw)).replace(
    /^\{(.?)/,
    (_, next) => `{"${name}":{"isAdmin":true}${next === '}' ? '' : ','}${next}`,
  )

/** A body with a duplicated field; JSON takes the later one. */
const doubled = (wanted: Wanted, draw: Draw) => {
  const both = [bodyFor(wanted, draw), bodyFor(wanted, draw)].map((value) => JSON.stringify(value).slice(1, -1))
  return `{${both.filter((part) => part !== '').join(',')}}`
}

/** Ways in which a JSON body can be unexpected. */
const ways: readonly ((wanted: Wanted, draw: Draw) => HostileBody)[] = [
  oddBody,
  oddBody,
  oddBody,
  nearly,
  nearly,
  nearly,
  (_, draw) => json('another type', JSON.stringify(draw.of(wrongValues))),
  (wanted, draw) => json('a list', JSON.stringify([bodyFor(wanted, draw)])),
  (wanted, draw) => json('__proto__', poisoned('__proto__')(wanted, draw)),
  (wanted, draw) => json('constructor', poisoned('constructor')(wanted, draw)),
  (wanted, draw) => json('fields twice', doubled(wanted, draw)),
  (wanted, draw) => json('half', JSON.stringify(bodyFor(wanted, draw)).slice(0, -1)),
  () => json('nothing', ''),
  () => json('not a number', '{"a":NaN}'),
  () => json('a number without end', `{"a":1e${'9'.repeat(300)}}`),
  () => json('lists in lists', deep('[', ']')),
  () => json('objects in objects', deep('{"a":', '}').replace('}', '1}')),
  () => json('no UTF-8', new Uint8Array([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xc3, 0x28, 0x22, 0x7d])),
  () => json('a megabyte of text', JSON.stringify({ a: 'x'.repeat(1_000_000) })),
  () => json('two megabytes and more', JSON.stringify({ a: 'x'.repeat(2_000_100) })),
  (_, draw) => ({
    what: 'another content type',
    contentType: draw.of([
      'application/xml',
      'application/octet-stream',
      'text/json',
      'application/json; charset=latin1',
      'x',
      undefined,
    ]),
    body: new Uint8Array([0x7b, 0x7d]),
  }),
  () => ({ what: 'parts without a boundary', contentType: 'multipart/form-data', body: '--x\r\n' }),
]

/** A hostile body for a call with a JSON body or none. */
export const hostileBody = (wanted: Wanted, draw: Draw): HostileBody => draw.of(ways)(wanted, draw)
