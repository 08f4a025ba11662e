import type { QueryFunctionContext } from '@tanstack/react-query'
import { api, clientOver } from './api.ts'

/** Asks whether what the browser keeps is still so, though it may be kept for longer. */
const pastTheCache = clientOver((input, init) => fetch(input, { ...init, cache: 'no-cache' }))

/** What a query asks that the browser may keep for an hour: of one that was declared out of date, the server itself. */
export const askAnew = ({ client, queryKey }: Pick<QueryFunctionContext, 'client' | 'queryKey'>): typeof api =>
  client.getQueryState(queryKey)?.isInvalidated ? pastTheCache : api
