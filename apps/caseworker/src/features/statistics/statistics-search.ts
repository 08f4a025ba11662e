import { getStatistics } from '@eksport/api'
import { statisticsGroups, statisticsWeeks } from '@eksport/domain'
import { api } from '@eksport/portal/server/api.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

/** The measures that the chart can show. */
export const measures = [
  'decision',
  'paper',
  'decided',
  'byMachine',
  'overdue',
  'spoiltSheets',
  'refusedDeliveries',
] as const
export type Measure = (typeof measures)[number]
export type Group = (typeof statisticsGroups)[number]

/** Period and filters, as held in the address. */
export interface StatisticsSearch {
  readonly uker?: (typeof statisticsWeeks)[number]
  /** Office code, or `nameless`; `mal` and `land` likewise. */
  readonly kontor?: string
  readonly mal?: string
  readonly land?: string
  readonly per?: Group
  readonly vis?: Measure
}

/** Stands in the address for the empty code (no office, or no case), because an address has no empty values. */
export const nameless = '-'

const isCode = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 40

/** Reads the filters from the address; unknown values, which the router passes on too, are ignored. */
export function readStatisticsSearch(address: Readonly<Record<string, unknown>>): StatisticsSearch {
  const { kontor, mal, land } = address
  const uker = statisticsWeeks.find((weeks) => String(weeks) === String(address.uker))
  const per = statisticsGroups.find((group) => group === address.per)
  const vis = measures.find((measure) => measure === address.vis)
  return {
    ...(uker && { uker }),
    ...(isCode(kontor) && { kontor }),
    ...(isCode(mal) && { mal }),
    ...(isCode(land) && { land }),
    ...(per && { per }),
    ...(vis && { vis }),
  }
}

const codeOf = (chosen: string) => (chosen === nameless ? '' : chosen)

export const statisticsQuery = ({ uker = 8, kontor, mal, land }: StatisticsSearch) =>
  queryOptions({
    queryKey: ['statistics', uker, kontor, mal, land],
    queryFn: ({ signal }) =>
      api.call(getStatistics, {
        query: {
          weeks: uker,
          ...(kontor !== undefined && { office: codeOf(kontor) }),
          ...(mal !== undefined && { template: codeOf(mal) }),
          ...(land !== undefined && { country: codeOf(land) }),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  })
