import { getAquacultureSite, searchProducers } from '@eksport/api'
import type { Application, CodeLabels, NamedRegister } from '@eksport/domain'
import { type QueryClient, queryOptions, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCodeNames } from '../code-lists/code-names.ts'
import { api } from '../server/api.ts'
import { isApiError } from '../server/is-api-error.ts'
import { codesOf } from './codes-of.ts'
import { type Named, numbersOf, type RegisterNumber } from './numbers-of.ts'

const oneHour = 3_600_000
const longestQuestion = 20

/** A number that is incomplete, or was stored before its format was checked, is in no register and is not looked up. */
const askers: Readonly<Record<NamedRegister, (number: string, signal: AbortSignal) => Promise<string | undefined>>> = {
  establishments: async (number, signal) => {
    const query = searchProducers.query.safeParse({ value: number.slice(0, longestQuestion) })
    if (!query.success) return undefined
    const found = await api.call(searchProducers, { query: query.data, signal })
    return found.find(({ identityNumber }) => identityNumber === number)?.name
  },
  'aquaculture-sites': async (number, signal) => {
    const params = getAquacultureSite.params.safeParse({ siteNumber: Number(number) })
    if (!params.success) return undefined
    return (await api.call(getAquacultureSite, { params: params.data, signal })).name
  },
}

/** An unknown number has no name; if a register gives no answer, it is asked again later. */
const nameQuery = ({ register, number }: RegisterNumber) =>
  queryOptions({
    queryKey: ['register-name', register, number],
    staleTime: oneHour,
    queryFn: async ({ signal }) => {
      try {
        return (await askers[register](number, signal)) ?? null
      } catch (error) {
        if (isApiError(error, 404)) return null
        throw error
      }
    },
  })

/** Starts fetching the names that {@link useNamedLabels} will need. */
export function beginNames(queries: QueryClient, application: Partial<Application>, before = application): void {
  for (const number of numbersOf(application, before)) void queries.prefetchQuery(nameQuery(number))
}

/**
 * [EXP-08] Labels for the codes in an application and in what it is compared with, with the names of producers and sites beside
 * their numbers.
 */
export function useNamedLabels(application: Partial<Application>, before = application): CodeLabels {
  const labels = useCodeNames(codesOf(application, before))
  const registered = useRegisterNames(application, before)
  return useMemo(() => ({ ...labels, registered }), [labels, registered])
}

/** [EXP-08] The names of producers and sites by number, for an application and what it is compared with. */
export function useRegisterNames(application: Named, before = application): NonNullable<CodeLabels['registered']> {
  const numbers = useMemo(() => numbersOf(application, before), [application, before])
  const names = useQueries({
    queries: numbers.map(nameQuery),
    combine: (results) => results.map(({ data }) => data ?? undefined),
  })
  return useMemo(() => {
    const known = new Map(numbers.map(({ register, number }, index) => [`${register} ${number}`, names[index]]))
    return (register, number) => known.get(`${register} ${number}`)
  }, [numbers, names])
}
