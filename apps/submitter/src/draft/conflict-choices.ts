import type { FormAnswers } from '@eksport/domain'
import { type Conflict, type Merged, placeOf, type SummaryRow } from '@eksport/forms'
import { type Difference, differentAnswers, type InWords } from './different-answers.ts'
import { summaryRows } from './summary-rows.ts'
import { withChoice } from './unsent.ts'

/** One choice for the person: which of two answers to keep. */
export interface ConflictChoice {
  readonly label: string
  readonly mine: string
  readonly theirs: string
  /**
   * For a line that one side deleted and the other changed: who deleted it. `label` is then the name of the line, and the deleting side has
   * no text.
   */
  readonly deleted?: 'mine' | 'theirs'
  /** The conflicts that this choice settles. */
  readonly conflicts: readonly Conflict[]
}

/** A choice, and the path of the first answer it concerns. */
interface Placed {
  readonly path: string
  readonly choice: ConflictChoice
}

const isUnder = (path: string, place: string) => path === place || path.startsWith(`${place}.`)

/** Joins the rows of one choice, one row per line of text. */
const listed = (rows: readonly Omit<SummaryRow, 'path'>[]) =>
  rows.flatMap(({ label, value }) => (value === '' ? [] : [`${label}: ${value}`])).join('\n')

const inWords = (rows: readonly Difference[], side: 'mine' | 'theirs') =>
  rows.length === 1 ? (rows[0]?.[side] ?? '') : listed(rows.map((row) => ({ label: row.label, value: row[side] })))

/** Who deleted the line that a conflict is about; undefined for any other conflict. */
function deletedBy({ at: [list, line, answer], mine, theirs }: Conflict): 'mine' | 'theirs' | undefined {
  if (list !== 'productLines' || line === undefined || answer !== undefined) return undefined
  if (mine === undefined) return 'mine'
  return theirs === undefined ? 'theirs' : undefined
}

/** The choice for a line that one side deleted and the other changed; empty if the form does not show the line now. */
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

/** Groups conflicts that the form presents as one answer into one choice. */
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
 * [WIZ-22] [EXP-03] The choices that the person must make, in the words and order of the form. Hidden answers are left out. A line deleted
 * by one side is kept in both outcomes for the comparison, so that the lines after it keep their numbers.
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
