import { type Handling, handleCase } from '@eksport/api'
import type { Application } from '@eksport/domain'
import { officersQuery } from '@eksport/portal/code-lists/officers-query.ts'
import { api } from '@eksport/portal/server/api.ts'
import { useAttemptKeys } from '@eksport/portal/server/attempt-keys.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { paperStockQuery } from './paper-stock.ts'

interface Act {
  readonly handling: Handling
  /** The version that the officer has seen; the action is refused if there is a newer one. */
  readonly version: number
}

/**
 * Carries out one action on a case. The idempotency key stays the same while the same input is retried, so that a lost response never makes
 * it happen twice; other input is another action. `before` resolves when everything that the action depends on has reached the server.
 */
export function useHandleCase(referenceNumber: number, before?: () => Promise<void>) {
  const queries = useQueryClient()
  const keys = useAttemptKeys()
  return useMutation({
    mutationFn: async ({ handling, version }: Act): Promise<Application> => {
      await before?.()
      return api.call(handleCase, {
        params: { referenceNumber },
        body: handling,
        ifMatch: version,
        idempotencyKey: keys.of(JSON.stringify(handling)),
      })
    },
    onSuccess: async () => {
      keys.forget()
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['case', referenceNumber] }),
        queries.invalidateQueries({ queryKey: ['cases'] }),
      ])
    },
    onError: (error) => {
      // A refusal is final for this body; after a lost response the request is repeated with the same key.
      if (isApiError(error) && error.status >= 400 && error.status < 500) keys.forget()
      if (isApiError(error, 403, 409, 412)) {
        void queries.invalidateQueries(paperStockQuery)
        void queries.invalidateQueries(officersQuery)
        return queries.invalidateQueries({ queryKey: ['case', referenceNumber] })
      }
    },
  })
}
