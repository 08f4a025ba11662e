import { isAnswers } from '../answers/answers.ts'

/** An item of a list, identified by its id wherever in the list it stands. */
export type Item = Readonly<Record<string, unknown>> & { readonly id: string }

const isItem = (value: unknown): value is Item => isAnswers(value) && typeof value.id === 'string'

/** Whether a value is a list whose items all have an id; an empty list is one. */
export const isItemList = (value: unknown): value is readonly Item[] =>
  Array.isArray(value) && value.every(isItem) && new Set(value.map(({ id }) => id)).size === value.length

/** The item with an id; `undefined` where the list or the item is missing. */
export const itemOf = (list: readonly Item[] | undefined, id: string): Item | undefined =>
  list?.find((item) => item.id === id)

/** The items of such a list; an empty array for anything else. */
export const itemsOf = (list: unknown): readonly Item[] => (isItemList(list) ? list : [])

/** The items of such a list by id, in its order. */
export const byId = (list: unknown): ReadonlyMap<string, Item> => new Map(itemsOf(list).map((item) => [item.id, item]))

export const idsOf = (list: readonly Item[]): readonly string[] => list.map(({ id }) => id)

/** Whether the ids that two lists share are in the same order. */
export function isSameOrder(one: readonly string[], other: readonly string[]): boolean {
  // The usual case, checked on every keystroke: both have the same ids.
  if (one.length === other.length && one.every((id, index) => id === other[index])) return true
  const [inOne, inOther] = [new Set(one), new Set(other)]
  const shared = other.filter((id) => inOne.has(id))
  return one.filter((id) => inOther.has(id)).every((id, index) => id === shared[index])
}

/** Prefix of an item's id in a path. */
export const idMark = '#'
