import type { StepSummary } from '@eksport/forms'

/** Answers that went, under the page or the lines that they stood on. */
export interface WithdrawnGroup {
  readonly place: string
  readonly labels: readonly string[]
}

interface Rows {
  readonly rows: readonly { readonly path: string; readonly label: string }[]
}

const labelsOf = (sections: readonly Rows[], withdrawn: ReadonlySet<string>) => [
  ...new Set(sections.flatMap(({ rows }) => rows.filter(({ path }) => withdrawn.has(path)).map(({ label }) => label))),
]

/** What went, in the words of the form that asked it; lines that lost the same stand together. */
export function withdrawnWords(steps: readonly StepSummary[], paths: readonly string[]): WithdrawnGroup[] {
  const withdrawn = new Set(paths)
  const groups = steps.flatMap(({ title, sections, items = [] }) => {
    const own = { place: title, labels: labelsOf(sections, withdrawn) }
    const lines = items.map((item) => ({ place: item.title, labels: labelsOf(item.sections, withdrawn) }))
    const alike = Map.groupBy(lines, ({ labels }) => labels.join('\n'))
    const ofLines = [...alike.values()].map((same) => ({
      place: same.length === items.length && items.length > 1 ? title : same.map(({ place }) => place).join(', '),
      labels: same[0]?.labels ?? [],
    }))
    return [own, ...ofLines]
  })
  return groups.filter(({ labels }) => labels.length > 0)
}
