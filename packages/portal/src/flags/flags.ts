import { type FlagName, flagNames, flagsWith, standardFlags } from '@eksport/domain'
import { queryOptions, useQuery } from '@tanstack/react-query'

/** Of what was answered, the flags that we know. */
function flagsIn(answer: unknown) {
  if (typeof answer !== 'object' || answer === null) throw new TypeError('The flags are no object')
  const set = flagNames.map((name) => [name, Reflect.get(answer, name)] as const)
  return flagsWith(Object.fromEntries(set.flatMap(([name, on]) => (typeof on === 'boolean' ? [[name, on]] : []))))
}

/** [RTE-21] Read by hand: header and login page shall not wait for the client and its parser. */
export const flagsQuery = queryOptions({
  queryKey: ['flags'],
  staleTime: 60_000,
  // Not ended with the part of the page that asked first: whoever asked beside it would be told that nobody could say.
  queryFn: async () => {
    const response = await fetch('/api/flagg', { credentials: 'same-origin' })
    if (!response.ok) throw new Error(`The flags were answered with ${response.status}`)
    return flagsIn(await response.json())
  },
})

/** Whether a feature is on; as the standard has it until the server has said so. */
export function useFlag(name: FlagName): boolean {
  return useQuery(flagsQuery).data?.[name] ?? standardFlags[name]
}

/** For the frame of a portal, which stands as long as its page: what is changed on the server is seen within a minute. */
export function useFollowFlags(): void {
  useQuery({ ...flagsQuery, refetchInterval: 60_000 })
}
