import { type Conflict, placeOf } from '@eksport/forms'
import type { Difference } from './different-answers.ts'

/** One question to the person: which of two answers applies. */
export interface ConflictChoice {
  readonly label: string
  readonly mine: string
  readonly theirs: string
  /** What is settled by it. */
  readonly conflicts: readonly Conflict[]
}

const isUnder = (path: string, place: string) => path === place || path.startsWith(`${place}.`)

/** Several answers that go together, as those of a whole line, are read one a line. */
const inWords = (rows: readonly Difference[], side: 'mine' | 'theirs') => {
  const said = rows.filter((row) => row[side] !== '')
  return rows.length === 1 ? (said[0]?.[side] ?? '') : said.map((row) => `${row.label}: ${row[side]}`).join('\n')
}

/**
 * [WIZ-22] [EXP-03] What has to be chosen, in the words and the order of the form: `differences` are those between the
 * two outcomes. What is not shown now is not asked about.
 */
export function conflictChoices(
  conflicts: readonly Conflict[],
  differences: readonly Difference[],
  answers: object,
): readonly ConflictChoice[] {
  const groups = new Map<string, { readonly rows: readonly Difference[]; readonly conflicts: Conflict[] }>()
  for (const conflict of conflicts) {
    const place = placeOf(answers, conflict.at) ?? ''
    const rows = differences.filter(({ path }) => isUnder(path, place) || isUnder(place, path))
    const key = rows[0]?.path
    if (key === undefined) continue
    const known = groups.get(key)
    if (known === undefined) groups.set(key, { rows, conflicts: [conflict] })
    else known.conflicts.push(conflict)
  }
  const order = (path: string) => differences.findIndex((one) => one.path === path)
  return [...groups]
    .toSorted(([one], [other]) => order(one) - order(other))
    .map(([, { rows, conflicts: settled }]) => ({
      label: rows[0]?.label ?? '',
      mine: inWords(rows, 'mine'),
      theirs: inWords(rows, 'theirs'),
      conflicts: settled,
    }))
}
