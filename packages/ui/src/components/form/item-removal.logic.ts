import { type Answers, getAt, type Issue, setAt } from '@eksport/forms'

/** An item that leaves its list; those after it move up. */
export interface ItemRemoval {
  /** Whole path of the list. */
  readonly list: string
  readonly index: number
}

/** Where what stood at a path stands afterwards; nowhere when it went with the item. */
export function pathsAfter({ list, index }: ItemRemoval, path: string): readonly string[] {
  if (!path.startsWith(`${list}.`)) return [path]
  const [place, ...rest] = path.slice(list.length + 1).split('.')
  const before = Number(place)
  if (before === index) return []
  return [[list, before > index ? before - 1 : before, ...rest].join('.')]
}

/** The issues of what is left. */
export const issuesAfter = (removal: ItemRemoval, issues: readonly Issue[]): readonly Issue[] =>
  issues.flatMap((issue) => pathsAfter(removal, issue.path).map((path) => ({ ...issue, path })))

/** The answers without the item. */
export function answersAfter({ list, index }: ItemRemoval, answers: Answers): Answers {
  const items = getAt(answers, list)
  return Array.isArray(items) ? setAt(answers, list, items.toSpliced(index, 1)) : answers
}
