import { type FlagName, flagNames, flagsWith, standardFlags } from '@eksport/domain'
import { queryOptions, useQuery } from '@tanstack/react-query'

/** The known flags of an answer. */
function flagsIn(answer: unknown) {
  if (typeof answer !== 'object' || answer === null) throw new TypeError('The flags are no object')
  const set = flagNames.map((name) => [name, Reflect.get(answer, name)] as const)
  return flagsWith(Object.fromEntries(set.flatMap(([name, on]) => (typeof on === 'boolean' ? [[name, on]] : []))))
}

/** [RTE-21] Fetched without the API client, because the header and the login page must not wait for it and its parser. */
export const flagsQuery = queryOptions({
  queryKey: ['flags'],
  staleTime: 60_000,
  // Not aborted with the component that asked first, because others that asked at the same time would get an error.
  queryFn: async () => {
    const response = await fetch('/api/flagg', { credentials: 'same-origin' })
    if (!response.ok) throw new Error(`The flags were answered with ${response.status}`)
    return flagsIn(await response.json())
  },
})

/** Whether a feature is on; the default until the server has answered. */
export function useFlag(name: FlagName): boolean {
  return useQuery(flagsQuery).data?.[name] ?? standardFlags[name]
}

/** For the frame of a portal, which is mounted as long as its page: changes on the server take effect within a minute. */
export function useFollowFlags(): void {
  useQuery({ ...flagsQuery, refetchInterval: 60_000 })
}
