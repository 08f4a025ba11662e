import { isAnswers } from '../../answers/answers.ts'
import type { ConsentField } from '../../define/field.ts'
import { defineKind } from '../kind.ts'

/** [CRT-03] A declaration as it was given: the template whose text was accepted, and the version of it that introduced the text. */
export interface Consent {
  readonly given: true
  readonly template: string
  readonly textVersion: number
}

/** Whether an answer is a declaration that records its text. */
export function isConsent(value: unknown): value is Consent {
  if (!isAnswers(value)) return false
  const { given, template, textVersion } = value
  return given === true && typeof template === 'string' && typeof textVersion === 'number'
}

/** Whether a declaration was given to this field's text: in the same template, at the version that introduced the text or a later one. */
function isToText({ template, textVersion = 1 }: ConsentField, value: Consent): boolean {
  return value.template === template && value.textVersion >= textVersion
}

/** Whether a value is a declaration, or the tick of a field without a template. */
export const isConsentAnswer = (value: unknown): value is Consent | boolean =>
  typeof value === 'boolean' || isConsent(value)

/** Whether a declaration has been given to the text of the field; one that was given to another text does not count. */
export function isGiven(field: ConsentField, value: unknown): boolean {
  return field.template === undefined ? value === true : isConsent(value) && isToText(field, value)
}

/** The answer after ticking a declaration or removing the tick. */
export function consentTo(
  { template, textVersion = 1 }: ConsentField,
  isTicked: boolean,
): Consent | boolean | undefined {
  if (template === undefined) return isTicked
  return isTicked ? { given: true, template, textVersion } : undefined
}

export const consent = defineKind<ConsentField, Consent | boolean>({
  isShape: isConsentAnswer,
  // [CRT-03] A declaration of another text does not answer this field.
  normalize: (field, value) => (field.template === undefined || isGiven(field, value) ? value : undefined),
  // An unticked declaration counts as missing.
  isMissing: (value) => value === false,
})
