import { formatDate, isPlainDate } from '@eksport/forms'
import type { Translate } from '../../foundation/text/catalogue.js'
import type { filterPanelTexts } from './filter-panel.texts.js'
import type { AnyFilterSchema, FilterField, FilterOption, FilterSchema, ListFilter } from './filter-schema.js'

/** Values as the fields read them: lists of codes and texts by name. */
export type FilterRecord = Readonly<Record<string, string | readonly string[] | undefined>>

/** The values of a schema by name. The schema's own type says that they are lists and texts. */
export const asRecord = (values: object): FilterRecord => values as FilterRecord

export function listOf(values: FilterRecord, name: string): readonly string[] {
  const value = values[name]
  return Array.isArray(value) ? value : none
}
const none: readonly string[] = []

export function textOf(values: FilterRecord, name: string): string {
  const value = values[name]
  return typeof value === 'string' ? value : ''
}

export const namesOf = (field: FilterField): readonly string[] =>
  field.kind === 'dates' ? [field.name, field.to] : [field.name]

const isFilled = (value: FilterRecord[string]) => value !== undefined && value.length > 0

/** Values with some replaced; what became empty is taken away, so that no filter and an empty one are the same. */
export function withPatch<Values extends object>(values: Values, patch: FilterRecord): Values {
  const entries = Object.entries({ ...asRecord(values), ...patch }).filter(([, value]) => isFilled(value))
  // Every key comes from the values or from a field of their schema.
  return Object.fromEntries(entries) as Values
}

/** Values without any filter of this schema; names that it does not know are kept. */
export function withoutFilters<Values extends object>(schema: AnyFilterSchema, values: Values): Values {
  const names = schema.fields.flatMap(namesOf)
  return withPatch(values, Object.fromEntries(names.map((name) => [name, undefined])))
}

/** [FLT-01] How many fields filter; a period counts once. */
export function countActive<Values extends object>(schema: FilterSchema<Values>, values: Values): number {
  const record = asRecord(values)
  return schema.fields.filter((field) => namesOf(field).some((name) => isFilled(record[name]))).length
}

export const countIn = (field: FilterField, values: FilterRecord): number =>
  namesOf(field).reduce((sum, name) => {
    const value = values[name]
    return sum + (Array.isArray(value) ? value.length : isFilled(value) ? 1 : 0)
  }, 0)

export const optionsOf = (field: ListFilter): readonly FilterOption[] =>
  field.kind === 'groups' ? field.groups.flatMap((group) => group.options) : field.options

/** One filter in use, and what takes it away. */
export interface FilterChip {
  readonly id: string
  readonly field: string
  readonly label: string
  readonly patch: FilterRecord
}

const foldedPast = 3

function listChips(field: ListFilter, values: FilterRecord, t: Translate<typeof filterPanelTexts>): FilterChip[] {
  const chosen = listOf(values, field.name)
  if (chosen.length > foldedPast) {
    const label = t('chipMany', { label: field.label, count: chosen.length })
    return [{ id: field.name, field: field.name, label, patch: { [field.name]: undefined } }]
  }
  const options = optionsOf(field)
  return chosen.map((code) => ({
    id: `${field.name}:${code}`,
    field: field.name,
    // A code that has left its list is shown as it is.
    label: t('chip', { label: field.label, value: options.find(({ value }) => value === code)?.label ?? code }),
    patch: { [field.name]: chosen.filter((other) => other !== code) },
  }))
}

/** [LST-06] The filters in use in the order of the fields. More than three of one field share a chip. */
export function chipsOf(
  fields: readonly FilterField[],
  values: FilterRecord,
  t: Translate<typeof filterPanelTexts>,
): FilterChip[] {
  const chip = (name: string, label: string, text: string): FilterChip[] =>
    text === ''
      ? []
      : [{ id: name, field: name, label: t('chip', { label, value: text }), patch: { [name]: undefined } }]
  const day = (name: string) => {
    const text = textOf(values, name)
    return isPlainDate(text) ? formatDate(text) : text
  }
  return fields.flatMap((field) => {
    if (field.kind === 'text') return chip(field.name, field.label, textOf(values, field.name))
    if (field.kind !== 'dates') return listChips(field, values, t)
    return [...chip(field.name, field.fromLabel, day(field.name)), ...chip(field.to, field.toLabel, day(field.to))]
  })
}
