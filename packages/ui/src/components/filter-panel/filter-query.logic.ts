import { isPlainDate, isRelativeDate, type PlainDate, resolveDate } from '@eksport/forms'
import type { FilterField, FilterSchema, NumberRangeFilter } from './filter-schema.js'
import { asRecord, type FilterRecord, type FilterValue, isFilled, namesOf, withPatch } from './filter-values.logic.js'

/** Filters as the parameters of an address or a request, by name. */
export type FilterQuery = Readonly<Record<string, string>>

const written = (code: string) => code.replace(/[%,]/g, encodeURIComponent)

const read = (part: string) => {
  try {
    return decodeURIComponent(part)
  } catch {
    // A percent sign typed by hand is taken literally.
    return part
  }
}

/**
 * Writes filters as parameters: lists as codes separated by commas, texts, dates and numbers as they are, yes as `true`
 * and no as `false`; unset filters are left out. With `today` relative dates are written as the days that they mean,
 * for a server; without it as they are, for an address. With `applicationFilterSchema` it writes what the list's API
 * reads.
 */
export function filtersToQuery<Values extends object>(
  schema: FilterSchema<Values>,
  values: Values,
  today?: PlainDate,
): FilterQuery {
  const record = asRecord(values)
  const textOfValue = (kind: FilterField['kind'], value: FilterValue) => {
    if (typeof value === 'object') return value.map(written).join(',')
    return today !== undefined && kind === 'dates' ? resolveDate(String(value), today) : String(value)
  }
  return Object.fromEntries(
    schema.fields.flatMap((field) =>
      namesOf(field).flatMap((name): [string, string][] => {
        const value = record[name]
        return isFilled(value) ? [[name, textOfValue(field.kind, value)]] : []
      }),
    ),
  )
}

/**
 * Reads filters from parameters. Codes that are no longer in their list are kept, because they still filter. Invalid
 * dates, numbers outside their limits, other values than `true` or `false`, and unknown names are ignored, so that an
 * old bookmark still opens.
 */
export function filtersFromQuery<Values extends object>(
  schema: FilterSchema<Values>,
  query: URLSearchParams | Readonly<Record<string, unknown>>,
): Values {
  const given = query instanceof URLSearchParams ? Object.fromEntries(query) : query
  const parts = schema.fields.map((field) => fieldFrom(field, (name) => textFrom(given, name)))
  // Every name comes from a field of the schema, which ties it to the type of its values.
  return withPatch({} as Values, Object.assign({}, ...parts))
}

/** A parameter as text; a router may have parsed it as a number, a boolean or a list. */
function textFrom(given: Readonly<Record<string, unknown>>, name: string): string {
  const value = Object.hasOwn(given, name) ? given[name] : undefined
  if (Array.isArray(value))
    return value
      .filter((part) => typeof part === 'string')
      .map(written)
      .join(',')
  return typeof value === 'object' || value === undefined ? '' : String(value)
}

const numeral = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/

function numberFrom(text: string, { min = -Infinity, max = Infinity }: NumberRangeFilter): number | undefined {
  const value = numeral.test(text) ? Number(text) : Number.NaN
  return Number.isFinite(value) && value >= min && value <= max ? value : undefined
}

const answers: Readonly<Record<string, boolean>> = { true: true, false: false }

function fieldFrom(field: FilterField, textOf: (name: string) => string): FilterRecord {
  const { kind, name } = field
  if (kind === 'text' || kind === 'choice') return { [name]: textOf(name) }
  if (kind === 'yes-no') return { [name]: Object.hasOwn(answers, textOf(name)) ? answers[textOf(name)] : undefined }
  if (kind === 'numbers')
    return { [name]: numberFrom(textOf(name), field), [field.to]: numberFrom(textOf(field.to), field) }
  const isDay = (text: string) => isPlainDate(text) || ('relative' in field && field.relative && isRelativeDate(text))
  const dateOf = (end: string) => ({ [end]: isDay(textOf(end)) ? textOf(end) : undefined })
  if (kind === 'dates') return { ...dateOf(name), ...dateOf(field.to) }
  return { [name]: [...new Set(textOf(name).split(',').filter(Boolean).map(read))] }
}
