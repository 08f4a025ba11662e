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

/** [CW-03] Every message; what others publish is seen within a minute. */
export const managedMessagesQuery = queryOptions({
  queryKey: ['managed-messages'],
  queryFn: ({ signal }) => api.call(listManagedMessages, { signal }),
  staleTime: 60_000,
  refetchInterval: 60_000,
})

/** The message that an act is about, as it was seen; nothing of a new one. */
type Seen = Pick<ManagedMessage, 'id' | 'version'>

const newestFirst = (one: ManagedMessage, other: ManagedMessage) =>
  Date.parse(other.effectiveFrom) - Date.parse(one.effectiveFrom)

/** What is to be done after each act: the list knows it at once, as do the pages' own strips. */
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

/** Publishes a message or changes it; the same sent again after an answer was lost happens once. */
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

/** Takes a message down for all readers. */
export function useTakeDown() {
  const keys = useAttemptKeys()
  return useMutation({
    mutationFn: ({ id, version }: Seen) =>
      api.call(takeDownMessage, { params: { messageId: id }, ifMatch: version, idempotencyKey: keys.of(id, version) }),
    ...useChanged(),
  })
}
