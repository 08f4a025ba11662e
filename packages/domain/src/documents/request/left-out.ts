import { type Answers, editsBetween, settle } from '@eksport/forms'
import { ownAnswers } from '../../application/own-answers.ts'
import { buildRequest, hasRequiredFields } from './build-request.ts'

/** An answer in another shape is stored; one that is not there is not, nor is a list without some of its entries. */
const isLeftOut = (value: unknown, stored: unknown) =>
  value !== undefined && (stored === undefined || Array.isArray(value))

/**
 * [EXP-03] Of the exporter's own answers, those that a save of them stores. What is left out stands on the screen alone: a
 * half-typed number, a pickup without an office. Nothing is stored while the country is being chosen anew. `request` is what
 * `buildRequest` makes of them, for whoever has it.
 */
export function storedBy(answers: Answers, request = hasRequiredFields(answers) ? buildRequest(answers) : undefined) {
  if (request === undefined) return {}
  const own = ownAnswers(answers)
  const edits = editsBetween(own, { bases: [{ ...request }] })
  const leftOut = edits.filter(({ value, known: [stored] }) => isLeftOut(value, stored))
  return settle(
    own,
    leftOut.map(({ at, known: [stored] }) => ({ at, value: stored })),
  )
}

/** Whether a save of one would store just what a save of the other does. */
export function storesTheSame(one: Answers, other: Answers): boolean {
  if (!hasRequiredFields(one) || !hasRequiredFields(other)) return false
  return editsBetween({ ...buildRequest(one) }, { bases: [{ ...buildRequest(other) }] }).length === 0
}
