import { type Handling, handleCase } from '@eksport/api'
import type { Application } from '@eksport/domain'
import { api } from '@eksport/portal/server/api.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { paperStockQuery } from '#src/lib/paper-stock.ts'

interface Act {
  readonly handling: Handling
  /** The version that the officer looked at; a newer one refuses the act. */
  readonly version: number
}

/**
 * Carries out one act in a case. The key stays the same while one act is retried, so that an answer lost on the way
 * never makes it happen twice.
 */
export function useHandleCase(referenceNumber: number) {
  const queries = useQueryClient()
  const key = useRef<string>(undefined)
  return useMutation({
    mutationFn: ({ handling, version }: Act): Promise<Application> => {
      key.current ??= crypto.randomUUID()
      return api.call(handleCase, {
        params: { referenceNumber },
        body: handling,
        ifMatch: version,
        idempotencyKey: key.current,
      })
    },
    onSuccess: async () => {
      key.current = undefined
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['case', referenceNumber] }),
        queries.invalidateQueries({ queryKey: ['cases'] }),
      ])
    },
    onError: (error) => {
      // A refusal is final for this body; an answer lost on the way is asked for again under the same key.
      if (isApiError(error) && error.status >= 400 && error.status < 500) key.current = undefined
      if (isApiError(error, 409, 412)) {
        void queries.invalidateQueries(paperStockQuery)
        return queries.invalidateQueries({ queryKey: ['case', referenceNumber] })
      }
    },
  })
}
