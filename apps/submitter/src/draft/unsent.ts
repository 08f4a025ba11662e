import type { ApplicationAnswer } from '@eksport/api'
import { type FormAnswers, ownAnswers, storedBy, withoutAnswers } from '@eksport/domain'
import { askedDeclarations, findTemplate, formOf, stepsOf } from '@eksport/domain/templates'
import {
  type Answers,
  applyEdits,
  type Conflict,
  type Edit,
  editsBetween,
  formInShape,
  getAt,
  type IsWhole,
  type Merged,
  placeOf,
  readAt,
  settle,
  wholeAnswers,
} from '@eksport/forms'
import { onceFor } from '#src/lib/once-for.ts'
import { answersOf } from './answers-of.ts'
import { requestOf } from './api/draft-request.ts'

/** What the server has confirmed. */
export interface Acknowledged {
  /** As shown on the screen. */
  readonly own: Answers
  /** As returned by the server. */
  readonly stored: Answers
}

/** What the server will store of answers in flight. Memoized, because it is needed at each keystroke until they arrive. */
const storedOf = onceFor((answers: FormAnswers): Answers => storedBy({ ...answers }, requestOf(answers)))

/** What the server has when a draft is opened. */
export function asStored(answer: ApplicationAnswer): Acknowledged {
  const stored = ownAnswers({ ...answersOf(answer) })
  return { own: stored, stored }
}

/** What the server has after a save of these answers. */
export function asSaved(answers: FormAnswers, answer: ApplicationAnswer): Acknowledged {
  return { own: storedOf(answers), stored: ownAnswers({ ...answersOf(answer) }) }
}

const isWholeIn = (answers: FormAnswers): IsWhole => {
  const template = findTemplate(answers.certificateTemplate)
  return template === undefined ? () => false : wholeAnswers(stepsOf(template, answers))
}

/**
 * [EXP-03] The edits on screen that the server has not confirmed. The answers in `sent` may have been stored although no response arrived:
 * as shown on screen, or without what cannot be stored, in the stored shape.
 */
export function unsentEdits(
  answers: FormAnswers,
  { own, stored }: Acknowledged,
  sent: readonly FormAnswers[],
): readonly Edit[] {
  const onTheirWay = sent.flatMap((answers) => {
    const request = requestOf(answers)
    return request === undefined ? [] : [{ answers, request }]
  })
  const bases = [own, ...onTheirWay.flatMap(({ answers: one }) => [ownAnswers({ ...one }), storedOf(one)])]
  const alsoKnown = [stored, ...onTheirWay.map(({ request }): Answers => ({ ...request }))]
  return editsBetween(ownAnswers({ ...answers }), { bases, alsoKnown, isWhole: isWholeIn(answers) })
}

/** Chosen together: a template belongs to a country, a format to a template. */
const choice = ['countryOfDestination', 'certificateTemplate', 'certificateFormats']

/** The answers without which no draft is stored. */
export const requiredAnswers: readonly string[] = [...choice, 'consignor.organisationNumber']

const isWithinPath = (path: string, whole: string) => path === whole || path.startsWith(`${whole}.`)

/** The path of an edit as a refusal names it; for a removed item, its list. */
const placeIn = (answers: FormAnswers, at: readonly string[]) =>
  placeOf(answers, at) ??
  at
    .slice(
      0,
      at.findIndex((key) => key.startsWith('#')),
    )
    .join('.')

/**
 * [WIZ-17] The answers with the refused ones replaced by what the server has, so that all others can be stored; undefined if there are no
 * refused edits to replace.
 */
export function withoutRefused(
  answers: FormAnswers,
  { own, stored }: Acknowledged,
  paths: readonly string[],
): FormAnswers | undefined {
  const refused = paths.some((path) => choice.includes(path)) ? [...paths, ...choice] : paths
  const mine = ownAnswers({ ...answers })
  const edits = editsBetween(mine, { bases: [own], isWhole: isWholeIn(answers) })
  const places = edits.map(({ at }) => ({ at, place: placeIn(answers, at) }))
  const back = places.filter(({ place }) => refused.some((path) => isWithinPath(place, path)))
  // A refused part of a single answer, or of a new line, has no earlier value to return to.
  const parts = refused.filter(
    (path) =>
      getAt(mine, path) !== undefined && places.some(({ place }) => place !== path && isWithinPath(path, place)),
  )
  if (back.length === 0 && parts.length === 0) return undefined
  const rest = withoutAnswers(
    { ...answers },
    parts.map((path) => path.split('.')),
  )
  return settle(
    rest,
    back.map(({ at }) => ({ at, value: readAt(stored, at) })),
  ) as unknown as FormAnswers // Still the same shape.
}

/** [EXP-03] Applies unconfirmed edits to the stored answers. */
export function withUnsent(stored: FormAnswers, edits: readonly Edit[]): Merged<FormAnswers> {
  const { answers, conflicts } = applyEdits<Answers>({ ...stored }, edits, isWholeIn(stored))
  const { certificateTemplate: id } = stored
  const template = id === undefined ? undefined : findTemplate(id)
  // The edits may come from another release of the app with differently shaped answers.
  const shaped = template === undefined ? answers : formInShape(formOf(template, stored).steps, answers)
  const merged = shaped as unknown as FormAnswers // Still the same shape, with some values changed.
  return { answers: askedDeclarations(merged), conflicts }
}

const isPart = (at: readonly string[], whole: readonly string[]) => whole.every((key, index) => at[index] === key)

/** Rebases a conflict on what was typed meanwhile: the answers on screen before and now. */
export function withTyped(
  { answers, conflicts }: Merged<FormAnswers>,
  before: FormAnswers,
  now: FormAnswers,
): Merged<FormAnswers> {
  const screen = ownAnswers({ ...now })
  const edits = editsBetween(screen, { bases: [ownAnswers({ ...before })], isWhole: isWholeIn(now) })
  const typed = withUnsent(answers, edits)
  const isTyped = ({ at }: Conflict) => edits.some((edit) => isPart(edit.at, at) || isPart(at, edit.at))
  const asked = conflicts.map((one) => (isTyped(one) ? { ...one, mine: readAt(screen, one.at) } : one))
  return { answers: typed.answers, conflicts: [...asked, ...typed.conflicts] }
}

/** The merged answers, with each conflict settled as chosen. */
export function withChoice({ answers, conflicts }: Merged<FormAnswers>, isTheirs: (conflict: Conflict) => boolean) {
  const chosen = conflicts.map((conflict) => ({
    at: conflict.at,
    value: isTheirs(conflict) ? conflict.theirs : conflict.mine,
  }))
  return askedDeclarations(settle<Answers>({ ...answers }, chosen) as unknown as FormAnswers) // Still the same shape, as above.
}
