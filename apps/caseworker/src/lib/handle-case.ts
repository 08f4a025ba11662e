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
  /** The version that the officer looked at; a newer one refuses the act. */
  readonly version: number
}

/**
 * Carries out one act in a case. The key stays the same while one act is retried with the same words, so that an answer
 * lost on the way never makes it happen twice; other words are another act. What it rests on may be on its way still: `before` ends when
 * that has arrived.
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
      // A refusal is final for this body; an answer lost on the way is asked for again under the same key.
      if (isApiError(error) && error.status >= 400 && error.status < 500) keys.forget()
      if (isApiError(error, 403, 409, 412)) {
        void queries.invalidateQueries(paperStockQuery)
        void queries.invalidateQueries(officersQuery)
        return queries.invalidateQueries({ queryKey: ['case', referenceNumber] })
      }
    },
  })
}
