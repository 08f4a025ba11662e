import { formatNumber, isPlainDate, isRelativeDate, type PlainDate } from '@eksport/forms'
import type { Translate } from '../../foundation/text/catalogue.js'
import { firstSmall } from '../../foundation/text/first-small.js'
import type { filterPanelTexts } from './filter-panel.texts.js'
import type {
  AnyFilterSchema,
  DateRangeFilter,
  FilterField,
  FilterOption,
  FilterSchema,
  ListFilter,
  RangeFilter,
} from './filter-schema.js'
import { dayInWords, presetOf } from './relative-period.logic.js'

/** The value of one name. */
export type FilterValue = string | number | boolean | readonly string[]

/** Values by name, as the fields read them. */
export type FilterRecord = Readonly<Record<string, FilterValue | undefined>>

/** Views the values of a schema by name; the schema's type says what they are. */
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

/** Whether a value filters: zero and 'no' do, an empty text and an empty list do not. */
export const isFilled = (value: FilterRecord[string]): value is FilterValue =>
  typeof value === 'number' || typeof value === 'boolean' || (value !== undefined && value.length > 0)

/** Replaces some values; removes empty ones, so that an empty filter equals no filter. */
export function withPatch<Values extends object>(values: Values, patch: FilterRecord): Values {
  const entries = Object.entries({ ...asRecord(values), ...patch }).filter(([, value]) => isFilled(value))
  // Every key comes from the values or from a field of their schema.
  return Object.fromEntries(entries) as Values
}

/** Values without any filter of this schema; unknown names are kept. */
export function withoutFilters<Values extends object>(schema: AnyFilterSchema, values: Values): Values {
  const names = schema.fields.flatMap(namesOf)
  return withPatch(values, Object.fromEntries(names.map((name) => [name, undefined])))
}

/** The number of active fields; a period counts once. */
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

/** An active filter, and the change that removes it. */
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
    // A code that is no longer in its list is shown as is.
    label: t('chip', { label: field.label, value: options.find(({ value }) => value === code)?.label ?? code }),
    patch: { [field.name]: chosen.filter((other) => other !== code) },
  }))
}

/** A formatted number with its unit. */
export const numberText = (value: number, locale: string, unit?: string): string =>
  unit ? `${formatNumber(value, locale)}\u00a0${unit}` : formatNumber(value, locale)

type Texts = Translate<typeof filterPanelTexts>

interface ChipsContext {
  readonly locale: string
  readonly today: PlainDate
}

/** The value of a field in words, if its kind has a single value. */
function wordsOf(field: FilterField, value: FilterValue, t: Texts, { locale, today }: ChipsContext): string {
  if (field.kind === 'numbers') return typeof value === 'number' ? numberText(value, locale, field.unit) : ''
  if (field.kind === 'yes-no') return value === true ? (field.yesLabel ?? t('yes')) : (field.noLabel ?? t('no'))
  const text = String(value)
  // A code that is no longer in its list is shown as is.
  if (field.kind === 'choice') return field.options.find((option) => option.value === text)?.label ?? text
  const isDay = field.kind === 'dates' && (isPlainDate(text) || isRelativeDate(text))
  return isDay ? dayInWords(text, locale, today) : text
}

/**
 * The label of an end of a range outside its field: preceded by the range's name if there are several ranges and the
 * label does not contain it.
 */
function endLabel(field: RangeFilter, end: string, fields: readonly FilterField[]): string {
  const holds = end.toLowerCase().includes(field.label.toLowerCase())
  return holds || fields.filter(isRange).length === 1 ? end : `${field.label}, ${firstSmall(end)}`
}

const rangeIn = ({ name, to }: DateRangeFilter, values: FilterRecord) => ({
  from: textOf(values, name) || undefined,
  to: textOf(values, to) || undefined,
})

/** The active filters in the order of the fields. More than three of one field share a chip. */
export function chipsOf(
  fields: readonly FilterField[],
  values: FilterRecord,
  t: Texts,
  context: ChipsContext,
): FilterChip[] {
  return fields.flatMap((field) => {
    if (field.kind === 'multi-select' || field.kind === 'choices' || field.kind === 'groups')
      return listChips(field, values, t)
    const [from] = namesOf(field)
    const preset = field.kind === 'dates' && presetOf(field, rangeIn(field, values))
    if (preset) {
      const { label, name, to } = field
      const patch = { [name]: undefined, [to]: undefined }
      return [{ id: name, field: name, label: t('chip', { label, value: preset.label }), patch }]
    }
    return namesOf(field).flatMap((name): FilterChip[] => {
      const value = values[name]
      if (!isFilled(value)) return []
      const label = isRange(field)
        ? endLabel(field, name === from ? field.fromLabel : field.toLabel, fields)
        : field.label
      const text = t('chip', { label, value: wordsOf(field, value, t, context) })
      return [{ id: name, field: name, label: text, patch: { [name]: undefined } }]
    })
  })
}
