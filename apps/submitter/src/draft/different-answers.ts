import type { FormAnswers } from '@eksport/domain'
import type { StepSummary, SummaryItem, SummaryRow } from '@eksport/forms'

/** One answer that two people gave differently. */
export interface Difference {
  readonly path: string
  readonly label: string
  readonly mine: string
  readonly theirs: string
}

/** Answers, and the summary of the form that they produce. */
export interface InWords {
  readonly answers: Pick<FormAnswers, 'productLines'>
  readonly steps: readonly StepSummary[]
}

/** The rows of a product line, keyed by the line's id so that its position does not matter. */
function rowsOfItem({ index, title, sections }: SummaryItem, lines: InWords['answers']['productLines'] = []) {
  const { id = index } = lines[index] ?? {}
  return sections.flatMap(({ rows }) =>
    rows.map(({ path, label, value }): [string, SummaryRow] => {
      return [path.replace(`.${index}.`, `.#${id}.`), { path, label: `${title}, ${label}`, value }]
    }),
  )
}

/** The rows in the order of the form. */
const rowsOf = ({ answers, steps }: InWords) =>
  new Map(
    steps.flatMap(({ sections, items = [] }) => [
      ...sections.flatMap(({ rows }) => rows.map((row): [string, SummaryRow] => [row.path, row])),
      ...items.flatMap((item) => rowsOfItem(item, answers.productLines)),
    ]),
  )

/** [WIZ-22] The answers in which two versions of the same form differ, in words and in the order of the form. */
export function differentAnswers(mine: InWords, theirs: InWords): readonly Difference[] {
  const [here, there] = [rowsOf(mine), rowsOf(theirs)]
  return [...new Map([...here, ...there, ...here])].flatMap(([key, { path, label }]) => {
    const difference = { path, label, mine: here.get(key)?.value ?? '', theirs: there.get(key)?.value ?? '' }
    return difference.mine === difference.theirs ? [] : [difference]
  })
}
