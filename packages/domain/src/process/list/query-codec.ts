import { type ApplicationFilters, type FilterName, filterKinds, isFilterName } from './application-filters.ts'
import {
  type ApplicationQuery,
  defaultSort,
  maxRows,
  pageSizes,
  type SortEntry,
  sortDirections,
  sortKeys,
} from './application-query.ts'

/** Parameters of a URL as text; also accepts numbers and lists that a router has already parsed. */
export type QueryRecord = Readonly<Record<string, unknown>>

const filterNames = Object.keys(filterKinds).filter(isFilterName)

function split(value: unknown): string[] {
  const parts = Array.isArray(value) ? value : String(value ?? '').split(',')
  return parts.map((part) => String(part).trim()).filter((part) => part !== '')
}

function sortParameters(sort: readonly SortEntry[], usual: readonly SortEntry[]): Record<string, string> {
  const written = (entries: readonly SortEntry[]) => entries.map(({ key, direction }) => `${key} ${direction}`).join()
  if (sort.length === 0 || written(sort) === written(usual)) return {}
  return { sort: sort.map(({ key }) => key).join(','), direction: sort.map(({ direction }) => direction).join(',') }
}

/**
 * [LST-17] A query as the parameters of a URL. Defaults are left out, so that URLs stay short; `usual` is the default order of
 * the list, `usualSize` the default number of rows. Every page but the first names its number of rows.
 */
export function encodeQuery(
  query: ApplicationQuery,
  usual = defaultSort,
  usualSize: number = pageSizes[0],
): Record<string, string> {
  const record: Record<string, string> = {}
  for (const name of filterNames) {
    const value = query.filters[name]
    const written = Array.isArray(value) ? value.join(',') : (value ?? '')
    if (written !== '') record[name] = written
  }
  Object.assign(record, sortParameters(query.sort, usual))
  if (query.page > 0) record.page = String(query.page)
  if (query.size !== (query.page > 0 ? pageSizes[0] : usualSize)) record.size = String(query.size)
  return record
}

function oneOf<Value extends string>(values: readonly Value[], text: string | undefined): Value | undefined {
  return values.find((value) => value === text)
}

function decodeSort(record: QueryRecord): readonly SortEntry[] | undefined {
  const directions = split(record.direction)
  const entries = split(record.sort).flatMap((text, index): SortEntry[] => {
    const key = oneOf(sortKeys, text)
    return key ? [{ key, direction: oneOf(sortDirections, directions[index]) ?? 'ASC' }] : []
  })
  return entries.length > 0 ? entries : undefined
}

function decodeFilter(name: FilterName, value: unknown): string | string[] | undefined {
  const { several, accepts } = filterKinds[name]
  if (value === undefined || value === null) return undefined
  if (!several) return accepts(String(value)) ? String(value) : undefined
  const kept = split(value).filter((part) => accepts(part))
  return kept.length > 0 ? kept : undefined
}

/** The query of a URL. Parameters that cannot be read are ignored, so that an old bookmark still opens. */
export function decodeQuery(
  record: QueryRecord,
  usual = defaultSort,
  usualSize: number = pageSizes[0],
): ApplicationQuery {
  const filters = filterNames.flatMap((name) => {
    const value = decodeFilter(name, record[name])
    return value === undefined || value === '' ? [] : [[name, value] as const]
  })
  const asked = Number(record.page ?? 0)
  const page = Number.isSafeInteger(asked) && asked > 0 ? asked : 0
  const size = Number(record.size)
  const isSize = Number.isSafeInteger(size) && size >= pageSizes[0] && size <= maxRows
  return {
    filters: Object.fromEntries(filters) as ApplicationFilters, // each was accepted by the kind of its name
    sort: decodeSort(record) ?? usual,
    page,
    size: isSize ? size : page > 0 ? pageSizes[0] : usualSize,
  }
}
