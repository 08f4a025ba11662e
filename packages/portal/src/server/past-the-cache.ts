import type { QueryFunctionContext } from '@tanstack/react-query'
import { api, clientOver } from './api.ts'

/** Revalidates what the browser has cached, even if it is still fresh. */
const pastTheCache = clientOver((input, init) => fetch(input, { ...init, cache: 'no-cache' }))

/** The client of a query that the browser may cache for an hour: for an invalidated query it asks the server itself. */
export const askAnew = ({ client, queryKey }: Pick<QueryFunctionContext, 'client' | 'queryKey'>): typeof api =>
  client.getQueryState(queryKey)?.isInvalidated ? pastTheCache : api
