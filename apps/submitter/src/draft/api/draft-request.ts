import { type ApplicationDraft, buildRequest, type FormAnswers, hasRequiredFields } from '@eksport/domain'
import type { Answers } from '@eksport/forms'
import type { QueryKey } from '@tanstack/react-query'
import { onceFor } from '#src/lib/once-for.ts'

/**
 * Answers as a request; undefined while they lack what no request is without. The same answers are made into a request once, not
 * at each drawing nor on each page: many lines are much to write.
 */
export const requestOf = onceFor((answers: Answers | FormAnswers) => {
  const all: Answers = { ...answers }
  return hasRequiredFields(all) ? buildRequest(all) : undefined
})

/** The same, of answers that lack nothing. */
export function draftToSave(answers: FormAnswers): ApplicationDraft {
  const draft = requestOf(answers)
  if (draft === undefined) throw new Error('Missing required fields')
  return draft
}

const written = onceFor((part: object) => JSON.stringify(part))

/**
 * The name of a query with a request in it. A query is named anew at each drawing, and many lines are much to read: each request
 * is written once, and has its parts in one order always.
 */
export const hashOfRequest = (key: QueryKey): string =>
  key.map((part) => (typeof part === 'object' && part !== null ? written(part) : JSON.stringify(part))).join()
