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

/** The period in which a producer must be approved; set once both dates are valid. */
interface ApprovedOn {
  readonly fromDate: PlainDate
  readonly toDate: PlainDate
}

async function search(value: string, signal: AbortSignal, approvedOn?: ApprovedOn) {
  const producers = await api.call(searchProducers, { query: { value: value.slice(0, 20), ...approvedOn }, signal })
  for (const { identityNumber, name } of producers) found.set(identityNumber, name)
  return producers
}

/** Looks up the name of a producer that was chosen on another day or in another browser. */
const producerQuery = (code: string) =>
  queryOptions({
    queryKey: ['producer', code],
    staleTime: oneHour,
    // The length of a number in the register; anything else has no name there.
    enabled: code.trim().length >= 2 && code.length <= 20,
    queryFn: async ({ signal }) => {
      const producers = await search(code, signal)
      return producers.find(({ identityNumber }) => identityNumber === code)?.name ?? null
    },
  })

/**
 * [WIZ-13] [EXP-08] Searches the register of approved establishments while the person types, and finds the names of the chosen ones. With a
 * period, offers only producers that were approved on every day of it.
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
