import type { ReactNode } from 'react'
import { type ChangeWords, changeBetween, type FactWords } from '../change-text/change-text.logic.js'

/** One fact in words. */
export interface FactData {
  readonly label: string
  /** One value (a name and its address have line breaks in them), or several; nothing leaves the fact out. */
  readonly value: FactWords | undefined
  /** Takes a whole row, as a note does: all its lines are alike. */
  readonly wide?: boolean
  /** Codes that are compared: zero with a stroke. */
  readonly code?: boolean
  /** Address of its element, for what leads to it. */
  readonly id?: string
  /** Under the value: what is to be seen of it. */
  readonly mark?: ReactNode
}

/** A fact with what happened to it. */
export interface ChangedFact extends FactData {
  readonly change?: ChangeWords | undefined
}

/** Facts that belong together. */
export interface FactSection<Id extends string = string> {
  /** Part of the section's address in the page. */
  readonly id: Id
  readonly title: string
  /** Beside the title, in fewer words: '3 redskaper'. */
  readonly summary?: ReactNode
  readonly facts?: readonly ChangedFact[] | undefined
  /** Under the facts: cards, files, messages; a function when it depends on whether only changes are shown. */
  readonly content?: ReactNode | ((state: FactSectionState) => ReactNode)
  /** How many changes the content marks itself, as a LineCard does. */
  readonly marks?: number | undefined
}

/** What the content of a section may ask. */
export interface FactSectionState {
  readonly onlyChanges: boolean
}

/** Where a section stands in the page, and how many changes are marked in it. */
export interface FactPlace {
  /** The id of its element. */
  readonly id: string
  readonly title: string
  readonly marks: number
}

const isChanged = ({ change }: ChangedFact) => change !== undefined && change.kind !== 'same'

type Marked = Pick<FactSection, 'facts' | 'marks'>

/** How many changes are marked in a section. */
export const marksOf = ({ facts = [], marks = 0 }: Marked): number => facts.filter(isChanged).length + marks

/** How many changes {@link FactSections} would mark, without drawing them. */
export const countMarks = (sections: readonly Marked[]): number =>
  sections.reduce((sum, section) => sum + marksOf(section), 0)

/** The facts of a section that are shown. */
export const factsOf = ({ facts = [] }: FactSection, { onlyChanges }: FactSectionState): readonly ChangedFact[] =>
  onlyChanges ? facts.filter(isChanged) : facts

/** Members of two lists by name: the later ones in their order, each gone one after the one that it followed. */
function together<Item>(before: readonly Item[], after: readonly Item[], nameOf: (item: Item) => string) {
  const later = new Map(after.map((item) => [nameOf(item), item]))
  const earlier = new Map(before.map((item) => [nameOf(item), item]))
  const names = [...later.keys()]
  let place = 0
  for (const name of earlier.keys()) {
    if (later.has(name)) place = names.indexOf(name) + 1
    else {
      names.splice(place, 0, name)
      place += 1
    }
  }
  return names.map((name) => ({ was: earlier.get(name), is: later.get(name) }))
}

/** Facts with what happened to them, paired by their labels. What reads the same is no change. */
export function compareFacts(before: readonly FactData[], after: readonly FactData[]): ChangedFact[] {
  return together(before, after, ({ label }) => label).flatMap(({ was, is }): ChangedFact[] => {
    const fact = is ?? was
    return fact ? [{ ...fact, value: is?.value, change: changeBetween(was?.value, is?.value) }] : []
  })
}

/** Sections with what happened to their facts, paired by their ids; one that is gone stays, all of it removed. */
export function compareSections<Id extends string>(
  before: readonly FactSection<Id>[],
  after: readonly FactSection<Id>[],
): FactSection<Id>[] {
  return together(before, after, ({ id }) => id).flatMap(({ was, is }): FactSection<Id>[] => {
    const section = is ?? was
    return section ? [{ ...section, facts: compareFacts(was?.facts ?? [], is?.facts ?? []) }] : []
  })
}
