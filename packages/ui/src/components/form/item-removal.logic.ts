import { type Answers, getAt, type Issue, setAt } from '@eksport/forms'

/** The removal of an item from its list; later items move up. */
export interface ItemRemoval {
  /** The whole path of the list. */
  readonly list: string
  readonly index: number
}

/** The path of an answer after the removal; undefined if it was removed with the item. */
export function pathsAfter({ list, index }: ItemRemoval, path: string): readonly string[] {
  if (!path.startsWith(`${list}.`)) return [path]
  const [place, ...rest] = path.slice(list.length + 1).split('.')
  const before = Number(place)
  if (before === index) return []
  return [[list, before > index ? before - 1 : before, ...rest].join('.')]
}

/** The issues that remain. */
export const issuesAfter = (removal: ItemRemoval, issues: readonly Issue[]): readonly Issue[] =>
  issues.flatMap((issue) => pathsAfter(removal, issue.path).map((path) => ({ ...issue, path })))

/** The answers without the item. */
export function answersAfter({ list, index }: ItemRemoval, answers: Answers): Answers {
  const items = getAt(answers, list)
  return Array.isArray(items) ? setAt(answers, list, items.toSpliced(index, 1)) : answers
}
