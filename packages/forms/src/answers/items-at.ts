import type { Answers } from '../define/check.ts'
import { getAt } from './get-at.ts'

/** Whether a value can hold answers. */
export function isAnswers(value: unknown): value is Answers {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The items of a list, an empty list when there is none; what is no item is an empty one, so that indices stay. */
export function itemsAt(answers: Answers, path: string): Answers[] {
  const value = getAt(answers, path)
  return Array.isArray(value) ? value.map((item: unknown) => (isAnswers(item) ? item : {})) : []
}
