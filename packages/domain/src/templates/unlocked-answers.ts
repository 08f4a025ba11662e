import {
  type Answers,
  getAt,
  type Issue,
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

/** An application as it was sent: a whole one, or its answers. */
export type SentAnswers = PartialAnswers & Pick<ApplicationDraft, 'certificateTemplate' | 'applicationFormat'>

/** What of an application may be changed after a question. Paths of lines begin in the line. */
export interface UnlockedAnswers {
  readonly isUnlocked: (path: string, line?: string) => boolean
  /** Whether lines may be added and removed; one that is pinned whole may be removed in any case. */
  readonly mayRemove: (line: string) => boolean
  readonly mayAdd: boolean
}

const everything: UnlockedAnswers = { isUnlocked: () => true, mayRemove: () => true, mayAdd: true }

const isWithin = (path: string, whole: string) => path === whole || path.startsWith(`${whole}.`)
const meets = (one: string, other: string) => isWithin(one, other) || isWithin(other, one)

/** Answers that the form does not ask but knows: what is chosen before it, and what follows from what was asked. */
const chosenBefore = ['certificateTemplate', 'countryOfDestination', 'applicationFormat'] as const

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** The paths that some sections ask or know in these answers. */
function pathsOf(sections: readonly Section[], answers: Answers, root: Answers = answers): readonly string[] {
  const asked = visibleFields(sections, answers, root).map(({ path }) => path)
  return [...asked, ...sections.flatMap(({ known = [] }) => known)]
}

/** What is open with what a change of it empties, and with what a change of that empties. */
function withEmptied(sections: readonly Section[], isOpen: (path: string) => boolean): (path: string) => boolean {
  const emptied = sections
    .flatMap((section) => Object.entries(section.fields))
    .flatMap(([path, { clears = [] }]) => (isOpen(path) ? clears.flatMap(({ paths }) => paths) : []))
    .filter((path) => !isOpen(path))
  if (emptied.length === 0) return isOpen
  return withEmptied(sections, (path) => isOpen(path) || emptied.some((one) => meets(path, one)))
}

/** What a form asks in some answers, of the application itself and of a line of goods, and the sections that ask it. */
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

/** Places of the form whose answers are not accepted any more, such as a day that has passed. */
function outdatedPaths(answers: SentAnswers, { now, timeZone, given }: ValidationContext): readonly string[] {
  const template = findTemplate(answers.certificateTemplate)
  if (template === undefined) return []
  return stepsOf(formOf(template, answers), answers)
    .flatMap((step) => validateStep(step, { ...answers }, { now, timeZone, given }))
    .map(({ path }) => path)
}

const linesOf = ({ productLines = [] }: SentAnswers) => productLines

/** The paths that a pin opens: all that its entry tells together, or with nothing named all of its line. */
const pathsAt = (pin: Pin): readonly string[] => entryAt(pin)?.facts.map(({ path }) => path) ?? []

/** Whether a question is about an answer; a path of a line begins in the line. */
export function isPinned({ pins }: Pick<Unlocking, 'pins'>, path: string, line?: string): boolean {
  return pins.some((pin) => {
    if (lineOf(pin) !== line) return line !== undefined && lineOf(pin) === undefined && pin.fact === allLinesFact
    return pin.fact === undefined || pathsAt(pin).some((pinned) => meets(path, pinned))
  })
}

/**
 * [ACT-08] What the exporter may change of what was sent. A pin opens all that is shown there as one thing, a pinned line all of
 * it. With them opens what a change of them empties, what was not asked before, for only an opened answer can have made it so,
 * and what is not accepted any more, for nobody could send it otherwise.
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
    if (outdated.some((wrong) => meets(`productLines.${index}.${path}`, wrong))) return true
    return asked !== undefined && !asked.ofLine(line).some((known) => meets(path, known))
  }
  const isOpen = withEmptied(asked?.sections ?? [], (pinned) => isPinned(unlocking, pinned))
  return {
    isUnlocked: (path, line) => {
      if (line !== undefined) return ofLine(path, line)
      if (isOpen(path) || outdated.some((wrong) => meets(path, wrong))) return true
      if (chosenBefore.some((known) => known === path)) return false
      return asked !== undefined && !asked.own.some((known) => meets(path, known))
    },
    mayRemove: (line) => allLines || wholeLines.has(line),
    mayAdd: allLines,
  }
}

/** The issue of an answer that was changed though nobody asked about it. */
const locked = (path: string): Issue => ({ path, code: 'answerLocked' })

/** Where an answer differs though it may not; what is asked only before or only after follows from what may. */
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

/** [ACT-08] What a reopened draft changes in what was sent though it is locked, each at its field. */
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
  // Another form is another application: what differs in it is no news.
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
