import { type Producer, searchProducers } from '@eksport/api'
import type { PlainDate } from '@eksport/domain'
import { asPlainDate, getAt } from '@eksport/forms'
import { api } from '@eksport/portal/server/api.ts'
import type { LookupSource } from '@eksport/ui'
import { queryOptions, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'

const found = new Map<string, string>()
const oneHour = 3_600_000

const placeOf = ({ postalCity, country }: Producer) =>
  [postalCity, country === 'NO' ? undefined : country].filter(Boolean).join(', ')

/** The days on which a producer must be approved, once both are days. */
interface ApprovedOn {
  readonly fromDate: PlainDate
  readonly toDate: PlainDate
}

async function search(value: string, signal: AbortSignal, approvedOn?: ApprovedOn) {
  const producers = await api.call(searchProducers, { query: { value: value.slice(0, 20), ...approvedOn }, signal })
  for (const { identityNumber, name } of producers) found.set(identityNumber, name)
  return producers
}

/** What a producer is called that was chosen earlier, on another day or in another browser. */
const producerQuery = (code: string) =>
  queryOptions({
    queryKey: ['producer', code],
    staleTime: oneHour,
    // So long are the numbers of the register; whatever else stands there has no name in it.
    enabled: code.trim().length >= 2 && code.length <= 20,
    queryFn: async ({ signal }) => {
      const producers = await search(code, signal)
      return producers.find(({ identityNumber }) => identityNumber === code)?.name ?? null
    },
  })

/**
 * [WIZ-13] [EXP-08] Asks the register of approved establishments while somebody types, and what the chosen ones are called. With
 * a period only those are offered that were approved on each of its days.
 */
export function useProducerLookup(chosen: readonly string[], period?: unknown): LookupSource {
  const fromDate = asPlainDate(getAt({ period }, 'period.from'))
  const toDate = asPlainDate(getAt({ period }, 'period.to'))
  const names = useQueries({
    queries: chosen.map(producerQuery),
    combine: (results) => results.map(({ data }) => data ?? '').join('\n'),
  })
  return useMemo(() => {
    const known = new Map(names.split('\n').map((name, index) => [chosen[index], name]))
    const approvedOn = fromDate && toDate && fromDate <= toDate ? { fromDate, toDate } : undefined
    return {
      search: async (value, { signal }) => {
        const producers = await search(value, signal, approvedOn)
        return producers.map((producer) => ({
          value: producer.identityNumber,
          label: producer.name,
          detail: producer.identityNumber,
          note: placeOf(producer),
        }))
      },
      label: (code) => {
        const name = known.get(code) || found.get(code)
        return name === undefined ? code : `${code} ${name}`
      },
    }
  }, [names, chosen, fromDate, toDate])
}
