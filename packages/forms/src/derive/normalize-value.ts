import { getAt, isAnswers, prune, setAt } from '../answers/answers.ts'
import type { Answers } from '../define/check.ts'
import type { Field, FieldRecord } from '../define/field.ts'
import { kindOf } from '../kinds/index.ts'

/** [VAL-01] An answer as it is stored and sent: cleaned, and `undefined` where nothing is left. */
export function normalizeValue(field: Field, value: unknown): unknown {
  if (field.kind !== 'list' || !Array.isArray(value)) return prune(kindOf(field).normalize(field, value))
  return value.map((item: unknown) => (isAnswers(item) ? normalizeItem(field.fields, item) : item))
}

function normalizeItem(fields: FieldRecord, item: Answers): unknown {
  const clean = Object.entries(fields).reduce(
    (answers, [path, field]) => setAt(answers, path, normalizeValue(field, getAt(item, path))),
    item,
  )
  return prune(clean) ?? {}
}
