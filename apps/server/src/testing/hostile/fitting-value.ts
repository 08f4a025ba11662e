import { z } from 'zod'
import type { Draw } from './draw.ts'
import { oddTexts, words } from './words.ts'

/** The part of JSON Schema that our contracts use. */
export interface Shape {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly pattern?: string
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
  readonly required?: readonly string[]
}

export const shapeOf = (schema: z.ZodType): Shape =>
  // The contract converted to a JSON Schema.
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape

function text({ pattern, maxLength = 200 }: Shape, draw: Draw): string {
  if (pattern === undefined) return draw.of([...oddTexts, ...words]).slice(0, maxLength)
  const form = new RegExp(pattern, 'u')
  const fitting = words.filter((word) => form.test(word) && word.length <= maxLength)
  return fitting.length === 0 ? 'x' : draw.of(fitting)
}

/** The largest value of an integer column. */
export const edge = 2_147_483_647

function number({ minimum = -edge, maximum = edge }: Shape, draw: Draw): number {
  const lowest = Math.max(minimum, -edge)
  const highest = Math.min(maximum, 9_007_199_254_740_991)
  return draw.of([lowest, highest, Math.min(highest, Math.max(lowest, 1))])
}

/** A value that a contract accepts, or almost: refinements outside the JSON Schema are not known here. */
export function fittingValue(shape: Shape, draw: Draw): unknown {
  const forms = shape.anyOf ?? shape.oneOf
  if (forms !== undefined) return fittingValue(draw.of(forms), draw)
  if ('const' in shape) return shape.const
  if (shape.enum !== undefined) return draw.of(shape.enum)
  if (shape.type === 'string') return text(shape, draw)
  if (shape.type === 'number' || shape.type === 'integer') return number(shape, draw)
  if (shape.type === 'boolean') return draw.below(2) === 1
  if (shape.type === 'null') return null
  if (shape.type === 'array') {
    const { items = {}, minItems = 0 } = shape
    return Array.from({ length: minItems + draw.below(3) }, () => fittingValue(items, draw))
  }
  const required = new Set(shape.required)
  const given = Object.entries(shape.properties ?? {}).filter(([name]) => required.has(name) || draw.below(3) > 0)
  return Object.fromEntries(given.map(([name, property]) => [name, fittingValue(property, draw)]))
}
