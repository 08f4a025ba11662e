import { useQuery } from '@tanstack/react-query'
import { useRight } from '#src/lib/use-right.ts'
import { ofKinds, pageKinds } from './change-words.ts'
import { changesQuery } from './changes-api.ts'

/** [ADM-02] How many changes wait for a second person, by the address of the page where they stand; none is left out. */
export function useWaitingChanges(): Readonly<Record<string, number>> {
  const { data = [] } = useQuery({ ...changesQuery, enabled: useRight('change-parameters') })
  const waiting = data.filter(({ state }) => state === 'WAITS')
  const fees = ofKinds(waiting, pageKinds.fees).length
  const rules = ofKinds(waiting, pageKinds.rules).length
  return {
    ...(fees > 0 && { '/administrasjon/gebyrer': fees }),
    ...(rules > 0 && { '/administrasjon/regler': rules }),
  }
}
