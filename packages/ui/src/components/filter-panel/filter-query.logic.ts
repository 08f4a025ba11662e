import { isPlainDate } from '@eksport/forms'
import type { FilterField, FilterSchema } from './filter-schema.js'
import { asRecord, type FilterRecord, namesOf, withPatch } from './filter-values.logic.js'

/** Filters as the parameters of an address or a request, by name. */
export type FilterQuery = Readonly<Record<string, string>>

const written = (code: string) => code.replace(/[%,]/g, encodeURIComponent)

const read = (part: string) => {
  try {
    return decodeURIComponent(part)
  } catch {
    // A sign of percent that was written by hand stands for itself.
    return part
  }
}

/**
 * Filters as parameters: lists with commas between their codes, texts and dates as they are, what is not filtered left
 * out. Over `applicationFilterSchema` it writes what the list's API reads.
 */
export function filtersToQuery<Values extends object>(schema: FilterSchema<Values>, values: Values): FilterQuery {
  const record = asRecord(values)
  return Object.fromEntries(
    schema.fields.flatMap(namesOf).flatMap((name): [string, string][] => {
      const value = record[name]
      if (value === undefined || value.length === 0) return []
      return [[name, typeof value === 'string' ? value : value.map(written).join(',')]]
    }),
  )
}

/**
 * The filters that parameters ask for. Codes that have left their list are kept, as they still filter; what is no date
 * and what the schema does not know is left out, so that an old bookmark still opens.
 */
export function filtersFromQuery<Values extends object>(
  schema: FilterSchema<Values>,
  query: URLSearchParams | Readonly<Record<string, unknown>>,
): Values {
  const given = query instanceof URLSearchParams ? Object.fromEntries(query) : query
  const parts = schema.fields.map((field) => fieldFrom(field, (name) => String(given[name] ?? '')))
  // Every name comes from a field of the schema, which ties it to the type of its values.
  return withPatch({} as Values, Object.assign({}, ...parts))
}

function fieldFrom(field: FilterField, textOf: (name: string) => string): FilterRecord {
  const { kind, name } = field
  if (kind === 'text') return { [name]: textOf(name) }
  const dateOf = (end: string) => ({ [end]: isPlainDate(textOf(end)) ? textOf(end) : undefined })
  if (kind === 'dates') return { ...dateOf(name), ...dateOf(field.to) }
  return { [name]: [...new Set(textOf(name).split(',').filter(Boolean).map(read))] }
}
