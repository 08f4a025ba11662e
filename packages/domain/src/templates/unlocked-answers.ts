import {
  type Answers,
  getAt,
  type Issue,
  pathsMeet,
  type Section,
  type ValidationContext,
  validateStep,
  visibleFields,
} from '@eksport/forms'
import { lineOf, type Pin, type Unlocking } from '../application/clarification.ts'
import type { ApplicationDraft } from '../application/draft.ts'
import { allLinesFact, entryAt } from '../facts/pin-words.ts'
import type { ProductLine } from '../goods/product-line/product-line.ts'
import { findTemplate } from './find-template.ts'
import { relevantApplication } from './relevant-application.ts'
import { formOf } from './steps/pdf-form.ts'
import { type PartialAnswers, stepsOf } from './steps-of.ts'

/** An application as it was sent: all of it, or its answers. */
export type SentAnswers = PartialAnswers & Pick<ApplicationDraft, 'certificateTemplate' | 'applicationFormat'>

/** What may be changed in an application after a question. Paths of lines begin in the line. */
export interface UnlockedAnswers {
  readonly isUnlocked: (path: string, line?: string) => boolean
  /** Whether lines may be added and removed; a line that is pinned as a whole may be removed in any case. */
  readonly mayRemove: (line: string) => boolean
  readonly mayAdd: boolean
}

const everything: UnlockedAnswers = { isUnlocked: () => true, mayRemove: () => true, mayAdd: true }

/** Answers that are chosen before the form, and that it therefore knows but does not ask for. */
const chosenBefore = ['certificateTemplate', 'countryOfDestination', 'applicationFormat'] as const

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** The paths that sections ask for or declare as known in these answers. */
function pathsOf(sections: readonly Section[], answers: Answers, root: Answers = answers): readonly string[] {
  const asked = visibleFields(sections, answers, root).map(({ path }) => path)
  return [...asked, ...sections.flatMap(({ known = [] }) => known)]
}

/** Whether a path can be changed: unlocked itself, or cleared by a change of one that is, transitively. */
function withEmptied(sections: readonly Section[], isOpen: (path: string) => boolean): (path: string) => boolean {
  const emptied = sections
    .flatMap((section) => Object.entries(section.fields))
    .flatMap(([path, { clears = [] }]) => (isOpen(path) ? clears.flatMap(({ paths }) => paths) : []))
    .filter((path) => !isOpen(path))
  if (emptied.length === 0) return isOpen
  return withEmptied(sections, (path) => isOpen(path) || emptied.some((one) => pathsMeet(path, one)))
}

/** What a form asks for in some answers, in the application itself and in a product line, with the sections. */
interface Asked {
  readonly own: readonly string[]
  readonly ofLine: (line: ProductLine) => readonly string[]
  readonly sections: readonly Section[]
  readonly lineSections: readonly Section[]
}

function askedIn(answers: SentAnswers): Asked | undefined {
  const template = findTemplate(answers.certificateTemplate)
  if (template === undefined) return undefined
  const steps = stepsOf(formOf(template, answers), answers)
  const root = { ...answers }
  const lineSections = steps.flatMap(({ items }) => items?.sections ?? [])
  return {
    own: steps.flatMap((step) => pathsOf(step.sections, root)),
    ofLine: (line) => pathsOf(lineSections, { ...line }, root),
    sections: steps.flatMap(({ sections }) => sections),
    lineSections,
  }
}

/** Paths of answers that are no longer accepted, such as a day that has passed. */
function outdatedPaths(answers: SentAnswers, { now, timeZone, given }: ValidationContext): readonly string[] {
  const template = findTemplate(answers.certificateTemplate)
  if (template === undefined) return []
  return stepsOf(formOf(template, answers), answers)
    .flatMap((step) => validateStep(step, { ...answers }, { now, timeZone, given }))
    .map(({ path }) => path)
}

const linesOf = ({ productLines = [] }: SentAnswers) => productLines

/** The paths that a pin unlocks: all facts of its entry; empty for a pin of a whole line. */
const pathsAt = (pin: Pin): readonly string[] => entryAt(pin)?.facts.map(({ path }) => path) ?? []

/** Whether a question is about an answer; a path of a line begins in the line. */
export function isPinned({ pins }: Pick<Unlocking, 'pins'>, path: string, line?: string): boolean {
  return pins.some((pin) => {
    if (lineOf(pin) !== line) return line !== undefined && lineOf(pin) === undefined && pin.fact === allLinesFact
    return pin.fact === undefined || pathsAt(pin).some((pinned) => pathsMeet(path, pinned))
  })
}

/**
 * [ACT-08] What the exporter may change in a sent application. A pin unlocks everything that is shown there as one thing, a
 * pinned line all of it. Also unlocked are answers that a change of these clears, answers that were not asked for before, because
 * only an unlocked answer can have made them appear, and answers that are no longer accepted, because the application could not
 * be sent otherwise.
 */
export function unlockedAnswers(unlocking: Unlocking, given: SentAnswers, context: ValidationContext): UnlockedAnswers {
  if (unlocking.unlocksAll) return everything
  const sent = relevantApplication(given)
  const asked = askedIn(sent)
  const outdated = outdatedPaths(sent, context)
  const { pins } = unlocking
  const allLines = pins.some((pin) => lineOf(pin) === undefined && pin.fact === allLinesFact)
  const wholeLines = new Set(pins.filter((pin) => pin.fact === undefined).map(lineOf))
  const ofLine = (path: string, id: string): boolean => {
    const index = linesOf(sent).findIndex((line) => line.id === id)
    const line = linesOf(sent)[index]
    const isOpen = withEmptied(asked?.lineSections ?? [], (pinned) => isPinned(unlocking, pinned, id))
    if (line === undefined || isOpen(path)) return true
    if (outdated.some((wrong) => pathsMeet(`productLines.${index}.${path}`, wrong))) return true
    return asked !== undefined && !asked.ofLine(line).some((known) => pathsMeet(path, known))
  }
  const isOpen = withEmptied(asked?.sections ?? [], (pinned) => isPinned(unlocking, pinned))
  return {
    isUnlocked: (path, line) => {
      if (line !== undefined) return ofLine(path, line)
      if (isOpen(path) || outdated.some((wrong) => pathsMeet(path, wrong))) return true
      if (chosenBefore.some((known) => known === path)) return false
      return asked !== undefined && !asked.own.some((known) => pathsMeet(path, known))
    },
    mayRemove: (line) => allLines || wholeLines.has(line),
    mayAdd: allLines,
  }
}

/** The issue of an answer that was changed although it is locked. */
const locked = (path: string): Issue => ({ path, code: 'answerLocked' })

/** The locked paths whose answers differ. What is asked for only before or only after follows from unlocked answers. */
function changedLocked(
  paths: { readonly before: readonly string[]; readonly after: readonly string[] },
  answers: { readonly before: unknown; readonly after: unknown },
  isUnlocked: (path: string) => boolean,
): string[] {
  return [...new Set(paths.after)].filter(
    (path) =>
      paths.before.includes(path) &&
      !isUnlocked(path) &&
      !isSame(getAt(answers.before, path), getAt(answers.after, path)),
  )
}

/** [ACT-08] Changes to locked answers in a reopened draft, each at its field. */
export function lockedChanges(
  unlocking: Unlocking,
  given: SentAnswers,
  draft: SentAnswers,
  context: ValidationContext,
): Issue[] {
  if (unlocking.unlocksAll) return []
  const [before, after] = [relevantApplication(given), relevantApplication(draft)]
  const may = unlockedAnswers(unlocking, before, context)
  const chosen = chosenBefore.filter((path) => !isSame(before[path], after[path]) && !may.isUnlocked(path))
  // Another form makes it another application, so further differences are not reported.
  if (chosen.length > 0) return chosen.map(locked)
  const [was, is] = [askedIn(before), askedIn(after)]
  if (was === undefined || is === undefined) return []
  const own = changedLocked({ before: was.own, after: is.own }, { before, after }, (path) => may.isUnlocked(path))
  const earlier = new Map(linesOf(before).map((line) => [line.id, line]))
  const lines = linesOf(after).flatMap((line, index): Issue[] => {
    const from = earlier.get(line.id)
    if (from === undefined) return may.mayAdd ? [] : [locked(`productLines.${index}`)]
    const paths = { before: was.ofLine(from), after: is.ofLine(line) }
    return changedLocked(paths, { before: from, after: line }, (path) => may.isUnlocked(path, line.id)).map((path) =>
      locked(`productLines.${index}.${path}`),
    )
  })
  const kept = new Set(linesOf(after).map(({ id }) => id))
  const removed = [...earlier.keys()].some((id) => !kept.has(id) && !may.mayRemove(id))
  return [...new Set(own)].map(locked).concat(lines, removed ? [locked('productLines')] : [])
}
