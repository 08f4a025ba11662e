import { formatDate, formatNumber, isPlainDate } from '@eksport/forms'
import type { Translate } from '../../foundation/text/catalogue.js'
import { firstSmall } from '../../foundation/text/first-small.js'
import type { filterPanelTexts } from './filter-panel.texts.js'
import type {
  AnyFilterSchema,
  FilterField,
  FilterOption,
  FilterSchema,
  ListFilter,
  RangeFilter,
} from './filter-schema.js'

/** What one name of the values holds. */
export type FilterValue = string | number | boolean | readonly string[]

/** Values as the fields read them, by name. */
export type FilterRecord = Readonly<Record<string, FilterValue | undefined>>

/** The values of a schema by name. The schema's own type says what they are. */
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

export const isRange = (field: FilterField): field is RangeFilter => field.kind === 'dates' || field.kind === 'numbers'

export const namesOf = (field: FilterField): readonly string[] =>
  isRange(field) ? [field.name, field.to] : [field.name]

/** Whether it filters: zero and 'no' do, an empty text and an empty list do not. */
export const isFilled = (value: FilterRecord[string]): value is FilterValue =>
  typeof value === 'number' || typeof value === 'boolean' || (value !== undefined && value.length > 0)

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

/** How many fields filter; a period counts once. */
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

/** A number as it is read, with its unit. */
export const numberText = (value: number, locale: string, unit?: string): string =>
  unit ? `${formatNumber(value, locale)}\u00a0${unit}` : formatNumber(value, locale)

type Texts = Translate<typeof filterPanelTexts>

/** A field's value in words, where it has one of its own kind. */
function wordsOf(field: FilterField, value: FilterValue, t: Texts, locale: string): string {
  if (field.kind === 'numbers') return typeof value === 'number' ? numberText(value, locale, field.unit) : ''
  if (field.kind === 'yes-no') return value === true ? (field.yesLabel ?? t('yes')) : (field.noLabel ?? t('no'))
  const text = String(value)
  // A code that has left its list is shown as it is.
  if (field.kind === 'choice') return field.options.find((option) => option.value === text)?.label ?? text
  return field.kind === 'dates' && isPlainDate(text) ? formatDate(text, locale) : text
}

/** What an end of a range is called away from it: with the range's name where there are several and the end's own lacks it. */
function endLabel(field: RangeFilter, end: string, fields: readonly FilterField[]): string {
  const holds = end.toLowerCase().includes(field.label.toLowerCase())
  return holds || fields.filter(isRange).length === 1 ? end : `${field.label}, ${firstSmall(end)}`
}

/** The filters in use in the order of the fields. More than three of one field share a chip. */
export function chipsOf(fields: readonly FilterField[], values: FilterRecord, t: Texts, locale: string): FilterChip[] {
  return fields.flatMap((field) => {
    if (field.kind === 'multi-select' || field.kind === 'choices' || field.kind === 'groups')
      return listChips(field, values, t)
    const [from] = namesOf(field)
    return namesOf(field).flatMap((name): FilterChip[] => {
      const value = values[name]
      if (!isFilled(value)) return []
      const label = isRange(field)
        ? endLabel(field, name === from ? field.fromLabel : field.toLabel, fields)
        : field.label
      const text = t('chip', { label, value: wordsOf(field, value, t, locale) })
      return [{ id: name, field: name, label: text, patch: { [name]: undefined } }]
    })
  })
}
