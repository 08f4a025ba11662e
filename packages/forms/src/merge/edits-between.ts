import { deepEqual, isAnswers } from '../answers/answers.ts'
import type { Answers } from '../define/check.ts'
import { byId, type Item, idMark, isItemList, isSameOrder } from './items.ts'

/** One changed answer. `applyEdits` applies it to answers that somebody else has changed meanwhile. */
export interface Edit {
  /** Keys from the outermost; an item of a list is written as `#` and its id. `#` alone is the order of the list. */
  readonly at: readonly string[]
  /** Values that show that nobody else has changed the answer; `undefined` stands for no answer. */
  readonly known: readonly unknown[]
  /** The current answer; `undefined` where it was removed. For an order: the ids. */
  readonly value: unknown
  /** For an answer within an item: the whole item as it is now, to restore it if the other side has removed it. */
  readonly within?: Item
  /** For an added item, and for `within`: the id of the preceding item, if any. */
  readonly follows?: string
}

/** Whether the value at a path is one answer although it has parts, as a period; `*` stands for the id of an item. */
export type IsWhole = (path: string) => boolean

/** What the answers are compared with. */
export interface Known {
  /** The answers that the server has acknowledged, and those that are being sent. */
  readonly bases: readonly Answers[]
  /** The same answers as the server stores them, which may differ in shape. */
  readonly alsoKnown?: readonly Answers[]
  readonly isWhole?: IsWhole
}

interface Place {
  readonly at: readonly string[]
  readonly bases: readonly unknown[]
  readonly also: readonly unknown[]
  readonly mine: unknown
  readonly within?: Item
  readonly follows?: string
}

const isAbsent = (value: unknown): value is undefined => value === undefined
const at = (value: unknown, key: string) => (isAnswers(value) ? value[key] : undefined)

/** The values without those that equal an earlier one. */
const distinct = (values: readonly unknown[]) =>
  values.filter((value, index) => values.findIndex((other) => deepEqual(other, value)) === index)

/** The path as the form's description writes it. */
export const pathOf = (keys: readonly string[]): string =>
  keys.map((key) => (key.startsWith(idMark) ? '*' : key)).join('.')

/**
 * The answers that differ from the acknowledged ones: fields of objects one by one, items of a list by their id, anything else as
 * a whole. Identical objects are skipped, so that a keystroke costs little.
 */
export function editsBetween(mine: Answers, { bases, alsoKnown = [], isWhole = () => false }: Known): readonly Edit[] {
  const edits: Edit[] = []

  const visitItem = (place: Place, follows: string | undefined) => {
    const { mine: item, bases: before } = place
    if (item === undefined) return before.every(isAbsent) ? undefined : note(place)
    const standing = follows === undefined ? place : { ...place, follows }
    if (before.some(isAbsent)) return note(standing)
    visit({ ...standing, within: item as Item }) // the entries of an item list are items
  }

  const visitItems = ({ at: path, bases: before, also, mine: now }: Place) => {
    const list = byId(now)
    const lists = before.map(byId)
    const others = also.map(byId)
    const ids = [...list.keys()]
    const follows = new Map(ids.map((id, index) => [id, ids[index - 1]]))
    for (const id of new Set([list, ...lists].flatMap((one) => [...one.keys()]))) {
      const [mine, bases] = [list.get(id), lists.map((one) => one.get(id))]
      if (bases.every((one) => Object.is(one, mine))) continue
      const place = { at: [...path, idMark + id], bases, also: others.map((one) => one.get(id)), mine }
      visitItem(place, follows.get(id))
    }
    const orders = lists.map((one) => [...one.keys()])
    if (!orders.every((order) => isSameOrder(order, ids)))
      edits.push({ at: [...path, idMark], known: orders, value: ids })
  }

  const note = ({ at: path, bases: before, also, mine: value, ...item }: Place) => {
    edits.push({ at: path, known: distinct([...before, ...also]), value, ...item })
  }

  const visit = (place: Place) => {
    const { at: path, bases: before, also, mine: now, ...item } = place
    if (before.every((one) => Object.is(one, now))) return
    const all = [now, ...before]
    const whole = path.length > 0 && isWhole(pathOf(path))
    if (!whole && all.every((one) => isAbsent(one) || isAnswers(one))) {
      for (const key of new Set(all.flatMap((one) => Object.keys(one ?? {}))))
        visit({
          at: [...path, key],
          bases: before.map((one) => at(one, key)),
          also: also.map((one) => at(one, key)),
          mine: at(now, key),
          ...item,
        })
      return
    }
    if (!whole && all.every((one) => isAbsent(one) || isItemList(one))) return visitItems(place)
    if (!before.every((one) => deepEqual(one, now))) note(place)
  }

  visit({ at: [], bases, also: alsoKnown, mine })
  return edits
}
