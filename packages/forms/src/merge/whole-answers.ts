import type { Step } from '../define/template.ts'
import type { IsWhole } from './edits-between.ts'
import { idMark } from './items.ts'

/** Whether a form asks for the value at a path as one answer: a period, or a phone number with its calling code. */
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
 * The path of an edit's answer in these answers, as a summary writes it: `productLines.0.netWeight`. `undefined` for an item that
 * they do not contain.
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
