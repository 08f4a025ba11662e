import type { StepSummary } from '@eksport/forms'

/** One answer that two people gave differently. */
export interface Difference {
  readonly path: string
  readonly label: string
  readonly mine: string
  readonly theirs: string
}

interface Row {
  readonly label: string
  readonly value: string
}

function rowsOf(steps: readonly StepSummary[]): Map<string, Row> {
  const rows = new Map<string, Row>()
  for (const { sections, items = [] } of steps) {
    for (const section of sections) for (const { path, label, value } of section.rows) rows.set(path, { label, value })
    for (const item of items)
      for (const section of item.sections)
        for (const { path, label, value } of section.rows) rows.set(path, { label: `${item.title}, ${label}`, value })
  }
  return rows
}

/** [WIZ-22] Where two versions of the same form differ, in words, in the order of the form. */
export function differentAnswers(mine: readonly StepSummary[], theirs: readonly StepSummary[]): readonly Difference[] {
  const [here, there] = [rowsOf(mine), rowsOf(theirs)]
  return [...new Map([...here, ...there])].flatMap(([path, { label }]) => {
    const difference = { path, label, mine: here.get(path)?.value ?? '', theirs: there.get(path)?.value ?? '' }
    return difference.mine === difference.theirs ? [] : [difference]
  })
}
