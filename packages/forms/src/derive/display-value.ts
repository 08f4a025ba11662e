import { getAt, isAnswers } from '../answers/answers.ts'
import type { Answers } from '../define/check.ts'
import type { Field, FieldRecord } from '../define/field.ts'
import { inWords } from '../kinds/in-words.ts'
import type { DisplayContext } from '../kinds/kind.ts'
import { localize } from '../text/localized-text.ts'
import { visibleIn } from './visible-fields.ts'

/** A list within an item is preceded by its label, because its items are joined with the item's other answers. */
function displayPart(field: Field, value: unknown, context: DisplayContext): string {
  const words = displayValue(field, value, context)
  if (field.kind !== 'list' || words === '') return words
  return `${localize(field.label, context.locale)}: ${words.replaceAll('\n', '; ')}`
}

function displayItem(fields: FieldRecord, item: Answers, root: Answers, context: DisplayContext): string {
  return visibleIn(fields, item, root)
    .map(([path, field]) => displayPart(field, getAt(item, path), context))
    .filter((text) => text !== '')
    .join(', ')
}

/** An answer in words; `''` for a missing one. Items of a list are on separate lines; a list inside an item is written on the item's line. */
export function displayValue(field: Field, value: unknown, context: DisplayContext): string {
  if (value === undefined || value === null) return ''
  if (field.kind !== 'list' || !Array.isArray(value)) return inWords(field, value, context)
  return value
    .filter(isAnswers)
    .map((item) => displayItem(field.fields, item, item, context))
    .join('\n')
}
