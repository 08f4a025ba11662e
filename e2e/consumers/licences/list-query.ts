import { defineFilters, type FilterValues, filtersFromQuery, filtersToQuery, type TableSort } from '@eksport/ui'
import { today } from './days.ts'
import { type Licence, licences, rivers } from './licences.ts'
import { licenceNouns, type Spoken } from './words.ts'

/** The filters in the language of `words`: every kind that a list of another domain needs. */
export const licenceFilters = ({ say }: Spoken) =>
  defineFilters(
    [
      {
        kind: 'multi-select',
        name: 'rivers',
        label: say.columns.river,
        othersLabel: say.otherRivers,
        options: rivers.map((river) => ({ value: river, label: river })),
      },
      {
        kind: 'choice',
        name: 'kind',
        label: say.columns.kind,
        options: [
          { value: 'DAY', label: say.kinds.DAY },
          { value: 'WEEK', label: say.kinds.WEEK },
          { value: 'SEASON', label: say.kinds.SEASON },
        ],
      },
      { kind: 'yes-no', name: 'paid', label: say.paid },
      {
        kind: 'numbers',
        name: 'quotaFrom',
        to: 'quotaTo',
        label: say.columns.quota,
        fromLabel: say.from(say.columns.quota),
        toLabel: say.to(say.columns.quota),
        unit: 'kg',
        min: 0,
        max: 100,
      },
      {
        kind: 'dates',
        name: 'validFrom',
        to: 'validTo',
        label: say.columns.period,
        fromLabel: say.from(say.columns.period),
        toLabel: say.to(say.columns.period),
        max: 'none',
        presets: [
          { label: say.presets.today, from: 0, to: 0 },
          { label: say.presets.week, from: 0, to: 6 },
          { label: say.presets.month, from: 0, to: 29 },
        ],
      },
      {
        kind: 'choices',
        name: 'species',
        label: say.columns.species,
        options: [
          { value: 'SALMON', label: say.species.SALMON },
          { value: 'TROUT', label: say.species.TROUT },
          { value: 'CHAR', label: say.species.CHAR },
        ],
      },
    ],
    licenceNouns,
  )

type Schema = ReturnType<typeof licenceFilters>
export type Filters = FilterValues<Schema>

/** Predefined views of the list, above the filters. */
export const views = ['all', 'now', 'coming'] as const
export type View = (typeof views)[number]

export const sortKeys = ['id', 'holder', 'river', 'from', 'quota', 'price'] as const
export type SortKey = (typeof sortKeys)[number]

/** The list's state in the address. */
export interface ListQuery {
  readonly view: View
  readonly filters: Filters
  readonly sort: readonly TableSort<SortKey>[]
  /** Counted from 1. */
  readonly page: number
  readonly size: number
}

const pageSize = 10
const firstOrder = [{ key: 'id', direction: 'asc' }] as const
const known = <Item extends string>(items: readonly Item[], word: string | null | undefined) =>
  items.find((item) => item === word)

function sortFrom(text: string): TableSort<SortKey>[] {
  return text.split(',').flatMap((part): TableSort<SortKey>[] => {
    const [word, direction] = part.split('.')
    const key = known(sortKeys, word)
    return key ? [{ key, direction: direction === 'desc' ? 'desc' : 'asc' }] : []
  })
}

const writtenSort = (sort: readonly TableSort<SortKey>[]) =>
  sort.map(({ key, direction }) => `${key}.${direction}`).join(',')

/** Parses the address and ignores unknown values. */
export function readQuery(schema: Schema, query: URLSearchParams): ListQuery {
  const whole = (name: string, otherwise: number) => {
    const number = Number(query.get(name))
    return Number.isInteger(number) && number > 0 ? number : otherwise
  }
  return {
    view: known(views, query.get('view')) ?? 'all',
    filters: filtersFromQuery(schema, query),
    sort: sortFrom(query.get('sort') ?? writtenSort(firstOrder)),
    page: whole('page', 1),
    size: whole('size', pageSize),
  }
}

/** Writes the address without default values. */
export function writeQuery(schema: Schema, { view, filters, sort, page, size }: ListQuery): string {
  const query = new URLSearchParams(filtersToQuery(schema, filters))
  if (view !== 'all') query.set('view', view)
  if (writtenSort(sort) !== writtenSort(firstOrder)) query.set('sort', writtenSort(sort))
  if (page > 1) query.set('page', String(page))
  if (size !== pageSize) query.set('size', String(size))
  return query.size > 0 ? `/?${query}` : '/'
}

const isIn: Record<View, (licence: Licence) => boolean> = {
  all: () => true,
  now: ({ from, to }) => from <= today && to >= today,
  coming: ({ from }) => from > today,
}

function fits(licence: Licence, filters: Filters): boolean {
  const { quotaFrom = 0, quotaTo = Number.POSITIVE_INFINITY, validFrom = '', validTo = '9999' } = filters
  return (
    (!filters.rivers?.length || filters.rivers.some((river) => river === licence.river)) &&
    (filters.kind === undefined || filters.kind === licence.kind) &&
    (filters.paid === undefined || filters.paid === licence.paid) &&
    licence.quota >= quotaFrom &&
    licence.quota <= quotaTo &&
    licence.to >= validFrom &&
    licence.from <= validTo &&
    (!filters.species?.length || licence.species.some((one) => filters.species?.includes(one)))
  )
}

const order = (sort: ListQuery['sort']) => (one: Licence, other: Licence) => {
  for (const { key, direction } of sort) {
    const sign = direction === 'asc' ? 1 : -1
    if (one[key] !== other[key]) return one[key] < other[key] ? -sign : sign
  }
  return 0
}

/** A page of the list as a server would return it, and the number of matches in each view. */
export function answer({ view, filters, sort, page, size }: ListQuery, all: readonly Licence[] = licences) {
  const matching = all.filter((licence) => fits(licence, filters))
  const found = matching.filter(isIn[view]).sort(order(sort))
  const sum = (of: 'quota' | 'price') => found.reduce((total, licence) => total + licence[of], 0)
  return {
    rows: found.slice((page - 1) * size, page * size),
    total: found.length,
    totals: { quota: sum('quota'), price: sum('price') },
    counts: Object.fromEntries(views.map((name) => [name, matching.filter(isIn[name]).length])) as Record<View, number>,
  }
}
