import type { Page } from '@playwright/test'
import { type Drawn, readDrawn } from './drawn.ts'

/** The states of a control, a day, a row or a step that a reader must be able to see. */
const states = [
  ':checked',
  ':disabled',
  '[aria-checked="true"]',
  '[aria-current]',
  // A busy element shows a spinner instead.
  '[aria-disabled="true"]:not([aria-busy="true"])',
  '[aria-pressed="true"]',
  '[aria-selected="true"]',
  '[aria-sort]',
  '[data-between]',
  '[data-holiday]',
  '[data-pinned] > tr',
  '[data-selected]',
  '[data-sorted="asc"]',
  '[data-sorted="desc"]',
  '[data-today]',
]

/** Containers of elements of one kind, matched by the beginning of their own kind. */
const sets = /^(table|ul|ol|nav|fieldset|dl) |^\w+ (grid|group|listbox|menu|radiogroup|tablist|table) /
/** Elements whose ground does not need to be seen, or that are drawn in another way. */
const plain = /^(input|textarea|img|canvas|iframe|td|th|col|main) /

/** A page as a tree that answers which element is inside which. */
function treeOf(all: readonly Drawn[]) {
  const below = new Map<number, number[]>()
  for (const [place, { parent }] of all.entries()) below.set(parent, [...(below.get(parent) ?? []), place])
  const partsOf = (place: number): number[] => [place, ...(below.get(place) ?? []).flatMap(partsOf)]
  const setOf = (place: number): number => {
    const parent = all[place]?.parent ?? -1
    return parent < 0 || sets.test(all[parent]?.kind ?? '') ? parent : setOf(parent)
  }
  /** A visually hidden input shows its state in its label. */
  const shownBy = (place: number) => (all[place]?.isSeen ? place : (all[place]?.label ?? -1))
  const lookOf = (place: number) => {
    const parts = partsOf(place).flatMap((part) => (all[part]?.isSeen ? all[part].layers : []))
    return [...new Set(parts.flatMap(({ traits }) => traits))].toSorted().join('\n')
  }
  return { partsOf, setOf, shownBy, lookOf }
}

/** States that look the same as no state, compared with a sibling of the same kind. */
function statesAlike(all: readonly Drawn[]): string[] {
  const { partsOf, setOf, shownBy, lookOf } = treeOf(all)
  const isShown = (place: number) => all[shownBy(place)]?.isSeen === true
  const faultsOf = (one: Drawn, place: number) =>
    one.states.flatMap((state) => {
      const others = String(one.states.filter((other) => other !== state))
      const set = setOf(place)
      const near = set < 0 ? [...all.keys()] : partsOf(set)
      const twin = near.find(
        (other) => all[other]?.kind === one.kind && String(all[other].states) === others && isShown(other),
      )
      const isAlike = twin !== undefined && lookOf(shownBy(twin)) === lookOf(shownBy(place))
      return isAlike ? [`'${one.name}' with ${state} looks like '${all[twin]?.name}' (${one.kind})`] : []
    })
  return all.flatMap((one, place) => (one.states.length > 0 && isShown(place) ? faultsOf(one, place) : []))
}

const lostMarks = (all: readonly Drawn[]) =>
  all.flatMap(({ kind, name, isSeen, layers }) =>
    isSeen && !plain.test(kind) && layers.some(({ isLost }) => isLost) ? [`a ground alone: ${kind} '${name}'`] : [],
  )

/**
 * What cannot be told apart in forced colours: a state that looks like no state, and a mark drawn only as a background,
 * which forced colours remove.
 */
export async function indistinguishable(page: Page): Promise<string[]> {
  const all = await readDrawn(page, states)
  return [...new Set([...statesAlike(all), ...lostMarks(all)])]
}
