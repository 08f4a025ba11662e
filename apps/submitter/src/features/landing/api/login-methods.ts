import { queryOptions } from '@tanstack/react-query'

const isOn = (flags: unknown, name: string): boolean =>
  typeof flags === 'object' && flags !== null && Reflect.get(flags, name) === true

/** [RTE-19] Whether a link by mail may be asked for, and whether it is always shown. */
export interface LoginMethods {
  readonly isLinkOffered: boolean
  readonly areAllShown: boolean
}

/** Read by hand: the login page shall not wait for the client and its parser. Without an answer there is one way in. */
export const loginMethodsQuery = queryOptions({
  queryKey: ['login-methods'],
  staleTime: 60_000,
  queryFn: async ({ signal }): Promise<LoginMethods> => {
    const response = await fetch('/api/flagg', { signal, credentials: 'same-origin' })
    const flags: unknown = response.ok ? await response.json() : undefined
    return { isLinkOffered: isOn(flags, 'alternativeLogin'), areAllShown: isOn(flags, 'showAllLoginMethods') }
  },
})
