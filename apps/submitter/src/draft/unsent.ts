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

/** What the server has said yes to. */
export interface Acknowledged {
  /** As it stands on the screen. */
  readonly own: Answers
  /** As the server answers it. */
  readonly stored: Answers
}

/** Of answers that are on their way to the server, what it will have of them; asked again at each key until they are there. */
const storedOf = onceFor((answers: FormAnswers): Answers => storedBy({ ...answers }, requestOf(answers)))

/** What the server has, when a draft is opened. */
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
 * [EXP-03] What stands on the screen and is not acknowledged. What is in `sent` may have been stored without an answer, as it
 * stood on the screen or without what cannot be stored, in the shape that it is stored in.
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

/** Chosen together: a template is one for a country, a format one of a template. */
const choice = ['countryOfDestination', 'certificateTemplate', 'certificateFormats']

/** What no draft is stored without. */
export const requiredAnswers: readonly string[] = [...choice, 'consignor.organisationNumber']

const isWithinPath = (path: string, whole: string) => path === whole || path.startsWith(`${whole}.`)

/** Where an edit stands, as a refusal names it; of an item that was taken away, its list. */
const placeIn = (answers: FormAnswers, at: readonly string[]) =>
  placeOf(answers, at) ??
  at
    .slice(
      0,
      at.findIndex((key) => key.startsWith('#')),
    )
    .join('.')

/**
 * [WIZ-17] The answers with what the server has in the place of those that it refused, so that all others are stored; undefined where there
 * is none of them to take back.
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
  // A part of an answer that is one, or of a line that is new: it has no other value to go back to.
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
  ) as unknown as FormAnswers // the same parts
}

/** [EXP-03] Answers that are stored, with what is not acknowledged put into them. */
export function withUnsent(stored: FormAnswers, edits: readonly Edit[]): Merged<FormAnswers> {
  const { answers, conflicts } = applyEdits<Answers>({ ...stored }, edits, isWholeIn(stored))
  const { certificateTemplate: id } = stored
  const template = id === undefined ? undefined : findTemplate(id)
  // Another version of the program may have left them here, whose answers had another shape.
  const shaped = template === undefined ? answers : formInShape(formOf(template, stored).steps, answers)
  const merged = shaped as unknown as FormAnswers // the same parts, some of them changed
  return { answers: askedDeclarations(merged), conflicts }
}

const isPart = (at: readonly string[], whole: readonly string[]) => whole.every((key, index) => at[index] === key)

/** A question between two answers while one of them is still being typed: the screen as it was, and as it is now. */
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

/** The merged answers, with what was chosen where two have answered differently. */
export function withChoice({ answers, conflicts }: Merged<FormAnswers>, isTheirs: (conflict: Conflict) => boolean) {
  const chosen = conflicts.map((conflict) => ({
    at: conflict.at,
    value: isTheirs(conflict) ? conflict.theirs : conflict.mine,
  }))
  return askedDeclarations(settle<Answers>({ ...answers }, chosen) as unknown as FormAnswers) // the same parts, as above
}
