import { type Session, unattendedHeader } from '@eksport/api'
import { queryOptions } from '@tanstack/react-query'
import { isAttended } from '../browser/attendance.ts'
import { actingOrganisation } from '../server/acting-organisation.ts'
import { isApiError } from '../server/is-api-error.ts'
import { meetSession } from '../server/session-end.ts'

const queryKey = ['session'] as const

async function fetchSession(signal: AbortSignal): Promise<Session | null> {
  const { readSession } = await import('./read-session.ts')
  try {
    return await readSession(signal)
  } catch (error) {
    if (isApiError(error, 401)) return null
    throw error
  }
}

/** Whether nobody is logged in, from the status alone, because the front page must not wait for the client and its parser. */
async function isLoggedOut(signal: AbortSignal): Promise<boolean> {
  // [SEC-09] As the client does.
  const headers: HeadersInit = isAttended() ? {} : { [unattendedHeader]: '1' }
  const response = await fetch('/api/sesjon', { signal, headers, credentials: 'same-origin' }).catch(() => undefined)
  // An unread body would keep the connection open.
  await response?.body?.cancel()
  return response?.status === 401
}

const ask = async (signal: AbortSignal) =>
  actingOrganisation() === undefined && (await isLoggedOut(signal)) ? null : fetchSession(signal)

/**
 * Who is logged in; null when nobody is. Pages of an organisation use the client at once, because their readers usually are. A
 * page whose session has ended keeps its person (`session-end`).
 */
export const sessionQuery = queryOptions({
  queryKey,
  staleTime: 60_000,
  queryFn: async ({ client, signal }): Promise<Session | null> => {
    const now = await ask(signal)
    return meetSession(client.getQueryData<Session | null>(queryKey), now)
  },
})
