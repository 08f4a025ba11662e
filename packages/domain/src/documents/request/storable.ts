import { type Answers, getAt, setAt } from '@eksport/forms'
import { z } from 'zod'
import { type ApplicationDraft, applicationDraftSchema, maxDraftLines } from '../../application/draft.ts'
import { type ProductLine, productLineSchema } from '../../goods/product-line/product-line.ts'

interface Unstorable {
  readonly code?: string
  readonly path: readonly PropertyKey[]
  readonly keys?: readonly string[]
  readonly maximum?: number | bigint
}

const isIndex = (key: string | undefined) => key !== undefined && /^\d+$/.test(key)

/** The answers without the value at a path; an entry of a list is removed from the list. */
function without(answers: Answers, path: readonly string[]): Answers {
  const parent = path.slice(0, -1).join('.')
  const list = isIndex(path.at(-1)) ? getAt(answers, parent) : undefined
  if (!Array.isArray(list)) return setAt(answers, path.join('.'), undefined)
  return setAt(
    answers,
    parent,
    list.filter((_, index) => index !== Number(path.at(-1))),
  )
}

/** The paths to remove for one issue: for a missing part, the object that lacks it; for a list, its surplus entries. */
function wrongAt(answers: Answers, { code, path, keys = [], maximum }: Unstorable): readonly (readonly string[])[] {
  const names = path.map(String)
  if (code === 'unrecognized_keys') return keys.map((key) => [...names, key])
  const value = getAt(answers, names.join('.'))
  if (code === 'too_big' && Array.isArray(value))
    return value.flatMap((_, index) => (index < Number(maximum) ? [] : [[...names, String(index)]]))
  return [value === undefined ? names.slice(0, -1) : names]
}

const isWithin = (path: readonly string[], whole: readonly string[]) => whole.every((key, index) => path[index] === key)

/** Sorts paths; entries of a list by their index. */
function inOrder(one: readonly string[], other: readonly string[]): number {
  const place = one.findIndex((key, index) => key !== other[index])
  const [key = '', otherKey = ''] = [one[place], other[place]]
  return isIndex(key) && isIndex(otherKey) ? Number(key) - Number(otherKey) : key.localeCompare(otherKey)
}

/** The answers without the values at some paths; entries of lists are removed from their lists. */
export function withoutAnswers(answers: Answers, paths: readonly (readonly string[])[]): Answers {
  const different = [...new Map(paths.map((path) => [path.join('.'), path])).values()]
  const outermost = different.filter((path) => !different.some((whole) => whole !== path && isWithin(path, whole)))
  // From the end, so that the indexes of the remaining entries stay valid.
  return outermost.toSorted(inOrder).toReversed().reduce(without, answers)
}

/** The initial values of a draft in which nothing storable is answered. */
const unanswered = { applicationType: 'HELSESERTIFIKAT', applicationFormat: 'STANDARD', certificateFormats: [] }

const aroundLines = applicationDraftSchema.extend({ productLines: z.array(z.unknown()).max(maxDraftLines).optional() })

type Parsed<Part> = { readonly data: Part } | { readonly data?: undefined; readonly issues: readonly Unstorable[] }

/** Whether two values are equal, with their keys in the same order. */
export const isWritten = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const parsedLines = new WeakMap<object, Parsed<ProductLine>>()

/**
 * A line parsed by its schema, with its keys in the schema's order; the same object where nothing differs. Results are cached,
 * because at each pause in typing one of hundreds of lines has changed.
 */
function parseLine(line: unknown): Parsed<ProductLine> {
  if (typeof line !== 'object' || line === null)
    return { issues: productLineSchema.safeParse(line).error?.issues ?? [] }
  const known = parsedLines.get(line)
  if (known !== undefined) return known
  const { data, error } = productLineSchema.safeParse(line)
  const parsed = error ? { issues: error.issues } : { data: isWritten(data, line) ? (line as ProductLine) : data }
  parsedLines.set(line, parsed)
  return parsed
}

function parseDraft(answers: Answers): Parsed<ApplicationDraft> {
  const { data, error } = aroundLines.safeParse({ ...unanswered, ...answers })
  const given: readonly unknown[] = Array.isArray(answers.productLines) ? answers.productLines : []
  const lines = given.map(parseLine)
  const ofLines = lines.flatMap((line, index) =>
    line.data ? [] : line.issues.map((issue) => ({ ...issue, path: ['productLines', index, ...issue.path] })),
  )
  if (error || ofLines.length > 0) return { issues: [...(error?.issues ?? []), ...ofLines] }
  const { productLines, ...draft } = data
  return { data: { ...draft, ...(productLines && { productLines: lines.flatMap((line) => line.data ?? []) }) } }
}

/**
 * [WIZ-17] The answers that can be stored: a half-typed number stays on the screen with its error, and the rest of the draft is
 * stored all the same. Throws where the invalid part cannot be left out.
 */
export function storable(answers: Answers): ApplicationDraft {
  const parsed = parseDraft(answers)
  if (parsed.data) return parsed.data
  const { issues } = parsed
  const wrong = issues.flatMap((issue) => wrongAt(answers, issue)).filter((path) => path.length > 0)
  if (wrong.length === 0) throw new Error('Missing required fields', { cause: issues })
  // The rest may now lack a part; each round removes more, so this ends.
  return storable(withoutAnswers(answers, wrong))
}
