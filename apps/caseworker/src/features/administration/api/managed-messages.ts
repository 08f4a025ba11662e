import {
  changeMessage,
  listManagedMessages,
  type ManagedMessage,
  type NewMessage,
  publishMessage,
  takeDownMessage,
} from '@eksport/api'
import { operatingMessagesQuery } from '@eksport/portal/operating-messages/messages-query.ts'
import { api } from '@eksport/portal/server/api.ts'
import { useAttemptKeys } from '@eksport/portal/server/attempt-keys.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

/** [CW-03] Every message; what others publish appears within a minute. */
export const managedMessagesQuery = queryOptions({
  queryKey: ['managed-messages'],
  queryFn: ({ signal }) => api.call(listManagedMessages, { signal }),
  staleTime: 60_000,
  refetchInterval: 60_000,
})

/** The message as it was seen; undefined for a new one. */
type Seen = Pick<ManagedMessage, 'id' | 'version'>

const newestFirst = (one: ManagedMessage, other: ManagedMessage) =>
  Date.parse(other.effectiveFrom) - Date.parse(one.effectiveFrom)

/** Puts the changed message into the list, and refetches the messages that the pages show. */
function useChanged() {
  const queries = useQueryClient()
  return {
    onSuccess: (message: ManagedMessage) => {
      queries.setQueryData(managedMessagesQuery.queryKey, (before = []) =>
        [message, ...before.filter(({ id }) => id !== message.id)].sort(newestFirst),
      )
      void queries.invalidateQueries(operatingMessagesQuery)
    },
    onError: (error: Error) => {
      if (isApiError(error, 404, 412)) void queries.invalidateQueries(managedMessagesQuery)
    },
  }
}

/** Publishes or changes a message; repeating the request after a lost response takes effect once. */
export function useSaveMessage() {
  const keys = useAttemptKeys()
  return useMutation({
    mutationFn: ({ seen, body }: { readonly seen: Seen | undefined; readonly body: NewMessage }) => {
      const idempotencyKey = keys.of(seen?.id, seen?.version, JSON.stringify(body))
      if (seen === undefined) return api.call(publishMessage, { body, idempotencyKey })
      return api.call(changeMessage, { params: { messageId: seen.id }, ifMatch: seen.version, body, idempotencyKey })
    },
    ...useChanged(),
  })
}

/** Withdraws a message for all readers. */
export function useTakeDown() {
  const keys = useAttemptKeys()
  return useMutation({
    mutationFn: ({ id, version }: Seen) =>
      api.call(takeDownMessage, { params: { messageId: id }, ifMatch: version, idempotencyKey: keys.of(id, version) }),
    ...useChanged(),
  })
}
