import { getSession, type Session } from '@eksport/api'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../server/api.ts'
import { isApiError } from '../server/is-api-error.ts'
import { meetSession } from '../server/session-end.ts'

const queryKey = ['session'] as const

async function fetchSession(signal: AbortSignal): Promise<Session | null> {
  try {
    return await api.call(getSession, { signal })
  } catch (error) {
    if (isApiError(error, 401)) return null
    throw error
  }
}

/** Who is logged in; null when nobody is. A page whose session has ended keeps whose it was (`session-end`). */
export const sessionQuery = queryOptions({
  queryKey,
  staleTime: 60_000,
  queryFn: async ({ client, signal }): Promise<Session | null> => {
    const now = await fetchSession(signal)
    return meetSession(client.getQueryData<Session | null>(queryKey), now)
  },
})
