import { useQuery } from '@tanstack/react-query'
import { useRight } from '#src/lib/use-right.ts'
import { ofKinds, pageKinds } from './change-words.ts'
import { changesQuery } from './changes-api.ts'

const addresses = {
  '/administrasjon/gebyrer': pageKinds.fees,
  '/administrasjon/regler': pageKinds.rules,
  '/administrasjon/frister': pageKinds.periods,
  '/administrasjon/mottakere': pageKinds.receivers,
} as const

/** [ADM-02] The number of changes that wait for a second person, by the path of their page. */
export function useWaitingChanges(): Readonly<Record<string, number>> {
  const { data = [] } = useQuery({ ...changesQuery, enabled: useRight('change-parameters') })
  const waiting = data.filter(({ state }) => state === 'WAITS')
  const pages = Object.entries(addresses).map(([address, kinds]) => [address, ofKinds(waiting, kinds).length] as const)
  return Object.fromEntries(pages.filter(([, count]) => count > 0))
}
