import { type Producer, searchProducers } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import type { LookupSource } from '@eksport/ui'
import { useMemo } from 'react'

const found = new Map<string, string>()

const placeOf = ({ postalCity, country }: Producer) =>
  [postalCity, country === 'NO' ? undefined : country].filter(Boolean).join(', ')

/** [WIZ-13] Asks the register of approved establishments while somebody types. */
export function useProducerLookup(): LookupSource {
  return useMemo(
    () => ({
      search: async (value, { signal }) => {
        const producers = await api.call(searchProducers, { query: { value: value.slice(0, 20) }, signal })
        return producers.map((producer) => {
          found.set(producer.identityNumber, producer.name)
          return {
            value: producer.identityNumber,
            label: producer.name,
            detail: producer.identityNumber,
            note: placeOf(producer),
          }
        })
      },
      label: (code) => {
        const name = found.get(code)
        return name === undefined ? code : `${code} ${name}`
      },
    }),
    [],
  )
}
