import { getSession, type Session } from '@eksport/api'
import { api } from '../server/api.ts'

/** Who is logged in, by the typed client. */
export const readSession = (signal: AbortSignal): Promise<Session> => api.call(getSession, { signal })
