import type { Step } from '../define/template.ts'
import type { IsWhole } from './edits-between.ts'
import { idMark } from './items.ts'

/** What a form asks for as one answer: a period, a telephone number with its calling code. */
export function wholeAnswers(steps: readonly Step[]): IsWhole {
  const paths = new Set(
    steps.flatMap(({ sections, items }) => [
      ...sections.flatMap(({ fields }) => Object.keys(fields)),
      ...(items?.sections ?? []).flatMap(({ fields }) => Object.keys(fields).map((path) => `${items?.path}.*.${path}`)),
    ]),
  )
  return (path) => paths.has(path)
}

/**
 * Where an answer of an edit stands in these answers, as a summary names it: `productLines.0.netWeight`. Nothing for an
 * item that they do not have.
 */
export function placeOf(answers: unknown, at: readonly string[]): string | undefined {
  const place: (string | number)[] = []
  let value = answers
  for (const key of at) {
    if (!key.startsWith(idMark)) {
      place.push(key)
      value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined // read only
      continue
    }
    const list: readonly unknown[] = Array.isArray(value) ? value : []
    const index = list.findIndex((item) => (item as { readonly id?: unknown } | null)?.id === key.slice(idMark.length))
    if (index < 0) return undefined
    place.push(index)
    value = list[index]
  }
  return place.join('.')
}
