import { isAnswers } from '../../answers/answers.ts'
import type { ConsentField } from '../../define/field.ts'
import { defineKind } from '../kind.ts'

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

/** Whether a declaration that is bound to a text was given to this field's: the same form's, since the text came. */
function isToText({ template, textVersion = 1 }: ConsentField, value: Consent): boolean {
  return value.template === template && value.textVersion >= textVersion
}

/** A declaration, or the tick of a field without a text of its own. */
export const isConsentAnswer = (value: unknown): value is Consent | boolean =>
  typeof value === 'boolean' || isConsent(value)

/** Whether a declaration has been given to the text of the field; one that was given to another text has not. */
export function isGiven(field: ConsentField, value: unknown): boolean {
  return field.template === undefined ? value === true : isConsent(value) && isToText(field, value)
}

/** What a person answers by ticking a declaration, or by taking the tick away. */
export function consentTo(
  { template, textVersion = 1 }: ConsentField,
  isTicked: boolean,
): Consent | boolean | undefined {
  if (template === undefined) return isTicked
  return isTicked ? { given: true, template, textVersion } : undefined
}

export const consent = defineKind<ConsentField, Consent | boolean>({
  isShape: isConsentAnswer,
  // [CRT-03] Another text is another question.
  normalize: (field, value) => (field.template === undefined || isGiven(field, value) ? value : undefined),
  // A declaration that is not ticked is not given.
  isMissing: (value) => value === false,
})
