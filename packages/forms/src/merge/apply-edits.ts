import { deepEqual, isAnswers } from '../answers/answers.ts'
import type { Answers } from '../define/check.ts'
import { type Edit, type IsWhole, pathOf } from './edits-between.ts'
import { type Item, idMark, idsOf, isSameOrder, itemOf, itemsOf } from './items.ts'

/** One answer that both sides have changed to different values. `undefined` stands for a removed answer or item. */
export interface Conflict {
  /** As in `Edit`. */
  readonly at: readonly string[]
  readonly mine: unknown
  readonly theirs: unknown
}

/** The result of merging two sides' changes. */
export interface Merged<A> {
  /** The changes of both sides. At a conflict it holds my value, or theirs where mine is removed. */
  readonly answers: A
  readonly conflicts: readonly Conflict[]
}

interface Change {
  readonly at: readonly string[]
  readonly known: readonly unknown[]
  readonly mine: unknown
  readonly theirs: unknown
}

const part = (value: unknown, key: string) => (isAnswers(value) ? value[key] : undefined)

/** Writes into a copy along a path; an object is removed with its last answer. */
function put(target: unknown, [key, ...rest]: readonly string[], write: (old: unknown) => unknown): unknown {
  if (key === undefined) return write(target)
  if (key.startsWith(idMark)) {
    const list = itemsOf(target)
    const id = key.slice(idMark.length)
    if (itemOf(list, id) === undefined) return target
    return list.flatMap((item) => {
      const next = item.id === id ? put(item, rest, write) : item
      return next === undefined ? [] : [next]
    })
  }
  const source: Answers = isAnswers(target) ? target : {}
  const next = put(Object.hasOwn(source, key) ? source[key] : undefined, rest, write)
  if (next !== undefined) return { ...source, [key]: next }
  const { [key]: _gone, ...others } = source
  return target === undefined || Object.keys(others).length === 0 ? undefined : others
}

/** The list with one more item: after the item that it followed, last where that one is gone, first where it followed none. */
function withItem(list: readonly Item[], item: Item, follows: string | undefined): readonly Item[] {
  if (follows === undefined) return [item, ...list]
  const place = list.findIndex(({ id }) => id === follows)
  return place < 0 ? [...list, item] : list.toSpliced(place + 1, 0, item)
}

/** The list in the order of the ids; an item that is not among them stays behind the one that it followed. */
function inOrder(list: readonly Item[], ids: readonly string[]): readonly Item[] {
  const named = ids.flatMap((id) => itemOf(list, id) ?? [])
  return list.reduce<readonly Item[]>((sorted, item, index) => {
    return ids.includes(item.id) ? sorted : withItem(sorted, item, list[index - 1]?.id)
  }, named)
}

/**
 * Applies one side's changes to what the other side has stored meanwhile. An answer that the other side has not changed is taken
 * from `edits`, one that only the other side has changed is kept, and one that both have changed to different values is a
 * conflict. Applying the same edits again changes nothing.
 */
export function applyEdits<A extends Answers>(
  theirs: A,
  edits: readonly Edit[],
  isWhole: IsWhole = () => false,
): Merged<A> {
  const conflicts: Conflict[] = []

  const merge = ({ at, known, mine, theirs: stored }: Change): unknown => {
    if (deepEqual(mine, stored)) return stored
    if (known.some((one) => deepEqual(one, stored))) return mine
    if (known.every((one) => deepEqual(one, mine))) return stored
    const isSplit = !isWhole(pathOf(at)) && isAnswers(mine) && isAnswers(stored)
    if (isSplit && known.every((one) => one === undefined || isAnswers(one))) {
      const entries = [...new Set([...Object.keys(stored), ...Object.keys(mine)])].map((key): [string, unknown] => [
        key,
        merge({
          at: [...at, key],
          known: known.map((one) => part(one, key)),
          mine: mine[key],
          theirs: stored[key],
        }),
      ])
      return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
    }
    conflicts.push({ at, mine, theirs: stored })
    // A value that one side has removed is kept until the conflict is settled: nothing is lost meanwhile.
    return mine ?? stored
  }

  const applyItem = (list: readonly Item[], { at, known, value, follows }: Edit): readonly Item[] => {
    const id = at.at(-1)?.slice(idMark.length) ?? ''
    const stored = itemOf(list, id)
    const merged = merge({ at, known, mine: value, theirs: stored }) as Item | undefined // an item of either side
    if (merged === undefined) return list.filter((item) => item.id !== id)
    return stored === undefined ? withItem(list, merged, follows) : list.map((item) => (item.id === id ? merged : item))
  }

  const apply = (answers: unknown, edit: Edit): unknown => {
    const last = edit.at.at(-1)
    if (last?.startsWith(idMark)) {
      return put(answers, edit.at.slice(0, -1), (old) => {
        const list = itemsOf(old)
        if (last !== idMark) return applyItem(list, edit)
        const orders = edit.known as readonly (readonly string[])[] // an order is a list of ids
        const isUntouched = orders.some((order) => isSameOrder(order, idsOf(list)))
        return isUntouched ? inOrder(list, edit.value as readonly string[]) : list
      })
    }
    const { within, follows } = edit
    const place = within && edit.at.slice(0, edit.at.indexOf(idMark + within.id) + 1)
    if (place && readAt(answers, place) === undefined) {
      // The other side has removed an item that was edited here: it is restored at its place until the conflict is settled.
      conflicts.push({ at: place, mine: within, theirs: undefined })
      return put(answers, place.slice(0, -1), (old) => withItem(itemsOf(old), within, follows))
    }
    return put(answers, edit.at, (stored) =>
      merge({ at: edit.at, known: edit.known, mine: edit.value, theirs: stored }),
    )
  }

  const answers = edits.reduce<unknown>(apply, theirs)
  return { answers: (answers ?? {}) as A, conflicts }
}

/** The value at a path of an edit. */
export function readAt(answers: unknown, at: readonly string[]): unknown {
  return at.reduce<unknown>((value, key) => {
    if (!key.startsWith(idMark)) return part(value, key)
    return itemOf(itemsOf(value), key.slice(idMark.length))
  }, answers)
}

/** The merged answers, with the chosen values at the conflicts that are settled. */
export function settle<A extends Answers>(
  answers: A,
  chosen: readonly { readonly at: readonly string[]; readonly value: unknown }[],
): A {
  return (chosen.reduce<unknown>((settled, { at, value }) => put(settled, at, () => value), answers) ?? {}) as A // the same paths
}
