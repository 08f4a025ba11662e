import { isAnswers } from '../../answers/items-at.ts'

/** [CRT-03] A declaration as it was given: to the text that a template had, by the template's version that brought the text. */
export interface Consent {
  readonly given: true
  readonly template: string
  readonly textVersion: number
}

/** Whether an answer is a declaration that knows its text. */
export function isConsent(value: unknown): value is Consent {
  if (!isAnswers(value)) return false
  const { given, template, textVersion } = value
  return given === true && typeof template === 'string' && typeof textVersion === 'number'
}
