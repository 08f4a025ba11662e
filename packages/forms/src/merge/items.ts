import { isAnswers } from '../answers/answers.ts'

/** An item of a list that is known by its id, wherever in the list it stands. */
export type Item = Readonly<Record<string, unknown>> & { readonly id: string }

const isItem = (value: unknown): value is Item => isAnswers(value) && typeof value.id === 'string'

/** A list whose items all carry an id of their own; an empty one is such a list too. */
export const isItemList = (value: unknown): value is readonly Item[] =>
  Array.isArray(value) && value.every(isItem) && new Set(value.map(({ id }) => id)).size === value.length

/** The item with an id, of a list or of nothing. */
export const itemOf = (list: readonly Item[] | undefined, id: string): Item | undefined =>
  list?.find((item) => item.id === id)

/** The items of such a list; of anything else, none. */
export const itemsOf = (list: unknown): readonly Item[] => (isItemList(list) ? list : [])

/** The items of such a list by their id, in its order. */
export const byId = (list: unknown): ReadonlyMap<string, Item> => new Map(itemsOf(list).map((item) => [item.id, item]))

export const idsOf = (list: readonly Item[]): readonly string[] => list.map(({ id }) => id)

/** Whether the ids that two lists share stand in the same order. */
export function isSameOrder(one: readonly string[], other: readonly string[]): boolean {
  // As good as always, and asked at each key: the very same ids.
  if (one.length === other.length && one.every((id, index) => id === other[index])) return true
  const [inOne, inOther] = [new Set(one), new Set(other)]
  const shared = other.filter((id) => inOne.has(id))
  return one.filter((id) => inOther.has(id)).every((id, index) => id === shared[index])
}

/** What stands in front of an id where a path leads into such a list. */
export const idMark = '#'
