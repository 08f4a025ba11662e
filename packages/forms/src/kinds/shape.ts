import { isAnswers } from '../answers/items-at.ts'

/**
 * The shapes that answers have, as guards instead of schemas: every page that draws a form carries them, so they must
 * weigh nothing.
 */
export type Guard<Value> = (value: unknown) => value is Value

export const isText: Guard<string> = (value) => typeof value === 'string'

export const isTruth: Guard<boolean> = (value) => typeof value === 'boolean'

/** A number that can be written; neither infinite nor the result of a failed reading. */
export const isAmount: Guard<number> = (value): value is number => Number.isFinite(value)

export const isTexts: Guard<string[]> = (value): value is string[] => Array.isArray(value) && value.every(isText)

export const isItems: Guard<Record<string, unknown>[]> = (value): value is Record<string, unknown>[] =>
  Array.isArray(value) && value.every(isAnswers)

/** The parts of a compound answer, each of which may be missing. */
export type TextParts<Part extends string> = { readonly [P in Part]?: string | undefined }

/** An object whose named parts are texts where they are there; it may have other parts. */
export function hasTexts<Part extends string>(...parts: readonly Part[]): Guard<TextParts<Part>> {
  return (value): value is TextParts<Part> =>
    isAnswers(value) && parts.every((part) => value[part] === undefined || isText(value[part]))
}
