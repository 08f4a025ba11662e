import type { StepSummary } from '@eksport/forms'
import type { ListPart } from './list-parts.ts'

/** Removed answers, under the page or the lines they were on. */
export interface WithdrawnGroup {
  readonly place: string
  readonly labels: readonly string[]
}

interface Rows {
  readonly rows: readonly { readonly path: string; readonly label: string }[]
}

/** A removed answer of a list that stayed. */
type LostPart = Pick<ListPart, 'list' | 'label'>

/**
 * The removed answers in the words of the form that asked for them; lines that lost the same answers are grouped. If a list was kept, the
 * answers it lost are shown instead of the list.
 */
export function withdrawnWords(
  steps: readonly StepSummary[],
  paths: readonly string[],
  parts: readonly LostPart[] = [],
): WithdrawnGroup[] {
  const withdrawn = new Set(paths)
  const partsOf = Map.groupBy(parts, ({ list }) => list)
  const wordsOf = ({ path, label }: Rows['rows'][number]) =>
    withdrawn.has(path) ? [label] : (partsOf.get(path) ?? []).map((part) => part.label)
  const labelsOf = (sections: readonly Rows[]) => [...new Set(sections.flatMap(({ rows }) => rows.flatMap(wordsOf)))]
  const groups = steps.flatMap(({ title, sections, items = [] }) => {
    const own = { place: title, labels: labelsOf(sections) }
    const lines = items.map((item) => ({ place: item.title, labels: labelsOf(item.sections) }))
    const alike = Map.groupBy(lines, ({ labels }) => labels.join('\n'))
    const lineWords = [...alike.values()].map((same) => ({
      place: same.length === items.length && items.length > 1 ? title : same.map(({ place }) => place).join(', '),
      labels: same[0]?.labels ?? [],
    }))
    return [own, ...lineWords]
  })
  return groups.filter(({ labels }) => labels.length > 0)
}
