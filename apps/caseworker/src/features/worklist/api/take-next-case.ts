import { takeNextCase } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { useAttemptKeys } from '@eksport/portal/server/attempt-keys.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'

/** [CW-06] Takes the most urgent case that nobody has. Where another officer was quicker, the one after it is asked for. */
export function useTakeNextCase() {
  const queries = useQueryClient()
  const keys = useAttemptKeys()
  return useMutation({
    mutationFn: async (): Promise<number | undefined> => {
      for (;;) {
        try {
          return (await api.call(takeNextCase, { idempotencyKey: keys.of('next') })).referenceNumber
        } catch (error) {
          if (isApiError(error)) keys.forget()
          if (!isApiError(error, 412)) throw error
        }
      }
    },
    onSuccess: (referenceNumber) => {
      keys.forget()
      if (referenceNumber !== undefined) void queries.invalidateQueries({ queryKey: ['case', referenceNumber] })
      return queries.invalidateQueries({ queryKey: ['cases'] })
    },
  })
}
