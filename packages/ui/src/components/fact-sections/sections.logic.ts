import type { ReactNode } from 'react'
import { type ChangeWords, changeBetween, type FactWords } from '../change-text/change-text.logic.js'

/** One fact in words. */
export interface FactData {
  readonly label: string
  /** One value (a name and its address have line breaks), or several; undefined leaves the fact out. */
  readonly value: FactWords | undefined
  /** Takes a whole row, as a note does, with all lines in one style. */
  readonly wide?: boolean
  /** Codes that are compared by eye: zero has a stroke. */
  readonly code?: boolean
  /** Id of its element, as a link target. */
  readonly id?: string
  /** Content below the value, such as remarks. */
  readonly mark?: ReactNode
}

/** A fact with its change. */
export interface ChangedFact extends FactData {
  readonly change?: ChangeWords | undefined
}

/** Facts that belong together. */
export interface FactSection<Id extends string = string> {
  /** Part of the id of the section's element. */
  readonly id: Id
  readonly title: string
  /** Beside the title, a short summary: '3 redskaper'. */
  readonly summary?: ReactNode
  readonly facts?: readonly ChangedFact[] | undefined
  /** Below the facts: cards, files, messages; a function if it depends on whether only changes are shown. */
  readonly content?: ReactNode | ((state: FactSectionState) => ReactNode)
  /** How many changes the content itself marks, as a LineCard does. */
  readonly marks?: number | undefined
}

/** The state passed to a section's content. */
export interface FactSectionState {
  readonly onlyChanges: boolean
}

/** The element of a section, and how many changes are marked in it. */
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

/** How many changes {@link FactSections} would mark, without rendering them. */
export const countMarks = (sections: readonly Marked[]): number =>
  sections.reduce((sum, section) => sum + marksOf(section), 0)

/** The facts of a section that are shown. */
export const factsOf = ({ facts = [] }: FactSection, { onlyChanges }: FactSectionState): readonly ChangedFact[] =>
  onlyChanges ? facts.filter(isChanged) : facts

/** Merges two lists by name: the later items in order, each removed one after the one that it followed. */
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

/** Facts with their changes, paired by label. What reads the same is not a change. */
export function compareFacts(before: readonly FactData[], after: readonly FactData[]): ChangedFact[] {
  return together(before, after, ({ label }) => label).flatMap(({ was, is }): ChangedFact[] => {
    const fact = is ?? was
    return fact ? [{ ...fact, value: is?.value, change: changeBetween(was?.value, is?.value) }] : []
  })
}

/** Sections with the changes of their facts, paired by id; a removed section stays, with all facts removed. */
export function compareSections<Id extends string>(
  before: readonly FactSection<Id>[],
  after: readonly FactSection<Id>[],
): FactSection<Id>[] {
  return together(before, after, ({ id }) => id).flatMap(({ was, is }): FactSection<Id>[] => {
    const section = is ?? was
    return section ? [{ ...section, facts: compareFacts(was?.facts ?? [], is?.facts ?? []) }] : []
  })
}
