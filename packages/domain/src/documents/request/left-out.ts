import { type Answers, editsBetween, settle } from '@eksport/forms'
import { ownAnswers } from '../../application/own-answers.ts'
import { buildRequest, hasRequiredFields } from './build-request.ts'

/** A value that is stored in another shape is stored; a missing one is not, and neither is a list without some of its entries. */
const isLeftOut = (value: unknown, stored: unknown) =>
  value !== undefined && (stored === undefined || Array.isArray(value))

/**
 * [EXP-03] Those of the exporter's own answers that a save stores. The others exist only on the screen: a
 * half-typed number, a pickup without an office. Nothing is stored while another country is being chosen. `request` is the result of
 * `buildRequest` for these answers, where the caller already has it.
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

/** Whether saving one would store the same as saving the other. */
export function storesTheSame(one: Answers, other: Answers): boolean {
  if (!hasRequiredFields(one) || !hasRequiredFields(other)) return false
  return editsBetween({ ...buildRequest(one) }, { bases: [{ ...buildRequest(other) }] }).length === 0
}
