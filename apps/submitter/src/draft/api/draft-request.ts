import { type ApplicationDraft, buildRequest, type FormAnswers, hasRequiredFields } from '@eksport/domain'
import type { Answers } from '@eksport/forms'
import type { QueryKey } from '@tanstack/react-query'
import { onceFor } from '#src/lib/once-for.ts'

/**
 * Turns answers into a request; undefined while an answer that every request needs is missing. Memoized by the answers object, because an
 * application with many lines is expensive to convert.
 */
export const requestOf = onceFor((answers: Answers | FormAnswers) => {
  const all: Answers = { ...answers }
  return hasRequiredFields(all) ? buildRequest(all) : undefined
})

/** Turns complete answers into a request; throws if a required answer is missing. */
export function draftToSave(answers: FormAnswers): ApplicationDraft {
  const draft = requestOf(answers)
  if (draft === undefined) throw new Error('Missing required fields')
  return draft
}

const written = onceFor((part: object) => JSON.stringify(part))

/**
 * Query key hash for queries that contain a request. Queries are hashed on every render, and a request may have many lines, so each request
 * is serialized once; its keys always come in the same order.
 */
export const hashOfRequest = (key: QueryKey): string =>
  key.map((part) => (typeof part === 'object' && part !== null ? written(part) : JSON.stringify(part))).join()
