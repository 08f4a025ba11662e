import type { FormAnswers } from '@eksport/domain'
import { type Conflict, type Merged, placeOf, type SummaryRow } from '@eksport/forms'
import { type Difference, differentAnswers, type InWords } from './different-answers.ts'
import { summaryRows } from './summary-rows.ts'
import { withChoice } from './unsent.ts'

/** One question to the person: which of two answers applies. */
export interface ConflictChoice {
  readonly label: string
  readonly mine: string
  readonly theirs: string
  /** Of a whole line: who has deleted it, and says nothing. The other has changed it; the label is what it is called. */
  readonly deleted?: 'mine' | 'theirs'
  /** What is settled by it. */
  readonly conflicts: readonly Conflict[]
}

/** A question, and the first answer of the form that it is about. */
interface Placed {
  readonly path: string
  readonly choice: ConflictChoice
}

const isUnder = (path: string, place: string) => path === place || path.startsWith(`${place}.`)

/** Several answers that go together are read one a line. */
const listed = (rows: readonly Omit<SummaryRow, 'path'>[]) =>
  rows.flatMap(({ label, value }) => (value === '' ? [] : [`${label}: ${value}`])).join('\n')

const inWords = (rows: readonly Difference[], side: 'mine' | 'theirs') =>
  rows.length === 1 ? (rows[0]?.[side] ?? '') : listed(rows.map((row) => ({ label: row.label, value: row[side] })))

/** Who has deleted the line that a conflict is about. */
function deletedBy({ at: [list, line, answer], mine, theirs }: Conflict): 'mine' | 'theirs' | undefined {
  if (list !== 'productLines' || line === undefined || answer !== undefined) return undefined
  if (mine === undefined) return 'mine'
  return theirs === undefined ? 'theirs' : undefined
}

/** A line as the one who has changed it has it; nothing where the form does not show it now. */
function deletedLine(conflict: Conflict, place: string, { steps }: InWords): readonly Placed[] {
  const deleted = deletedBy(conflict)
  return steps.flatMap(({ items = [] }) =>
    items.flatMap(({ title, sections }) => {
      const rows = sections.flatMap((section) => section.rows).filter(({ path }) => isUnder(path, place))
      const [first] = rows
      if (deleted === undefined || first === undefined) return []
      const sides = deleted === 'mine' ? { mine: '', theirs: listed(rows) } : { mine: listed(rows), theirs: '' }
      return [{ path: first.path, choice: { label: title, ...sides, deleted, conflicts: [conflict] } }]
    }),
  )
}

/** Of conflicts that the form asks about as one, one question. */
function changedAnswers(
  conflicts: readonly (readonly [Conflict, string])[],
  differences: readonly Difference[],
): readonly Placed[] {
  const groups = new Map<string, { readonly rows: readonly Difference[]; readonly conflicts: Conflict[] }>()
  for (const [conflict, place] of conflicts) {
    const rows = differences.filter(({ path }) => isUnder(path, place) || isUnder(place, path))
    const key = rows[0]?.path
    if (key === undefined) continue
    const known = groups.get(key)
    if (known === undefined) groups.set(key, { rows, conflicts: [conflict] })
    else known.conflicts.push(conflict)
  }
  return [...groups].map(([path, { rows, conflicts: settled }]) => ({
    path,
    choice: {
      label: rows[0]?.label ?? '',
      mine: inWords(rows, 'mine'),
      theirs: inWords(rows, 'theirs'),
      conflicts: settled,
    },
  }))
}

const pathsOf = ({ steps }: InWords) => summaryRows(steps).map(({ path }) => path)

/**
 * [WIZ-22] [EXP-03] What has to be chosen, in the words and the order of the form. What is not shown now is not asked about.
 * A line that one has deleted stands in both outcomes while they are compared: the lines behind it keep their numbers.
 */
export function conflictChoices(
  merged: Merged<FormAnswers>,
  wordsOf: (answers: FormAnswers) => InWords,
): readonly ConflictChoice[] {
  const outcome = (isTheirs: boolean) =>
    wordsOf(
      withChoice(merged, (conflict) => {
        const deleted = deletedBy(conflict)
        return deleted === undefined ? isTheirs : deleted === 'mine'
      }),
    )
  const [mine, theirs] = [outcome(false), outcome(true)]
  const placed = merged.conflicts.map((one) => [one, placeOf(merged.answers, one.at) ?? ''] as const)
  const asked = [
    ...placed.flatMap(([conflict, place]) => deletedLine(conflict, place, mine)),
    ...changedAnswers(
      placed.filter(([conflict]) => deletedBy(conflict) === undefined),
      differentAnswers(mine, theirs),
    ),
  ]
  const order = [...new Set([...pathsOf(mine), ...pathsOf(theirs)])]
  return asked.toSorted((one, other) => order.indexOf(one.path) - order.indexOf(other.path)).map(({ choice }) => choice)
}
