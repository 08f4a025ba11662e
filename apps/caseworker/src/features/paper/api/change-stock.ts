import { type PaperStock, registerPaper, type StruckOff, strikeOffPaper } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { useAttemptKeys } from '@eksport/portal/server/attempt-keys.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { paperStockQuery } from '#src/lib/paper-stock.ts'

/** A change to the sheets from first to last: added to the stock, or struck off with a reason. */
export type StockChange = Omit<StruckOff, 'reason'> & { readonly reason: string | undefined }

/** Changes the office's stock; repeating the request after a lost response takes effect once. */
export function useStockChange() {
  const queries = useQueryClient()
  const keys = useAttemptKeys()
  return useMutation({
    mutationFn: ({ first, last, reason }: StockChange): Promise<PaperStock> => {
      const idempotencyKey = keys.of(first, last, reason)
      return reason === undefined
        ? api.call(registerPaper, { body: { first, last }, idempotencyKey })
        : api.call(strikeOffPaper, { body: { first, last, reason }, idempotencyKey })
    },
    onSuccess: (stock) => queries.setQueryData(paperStockQuery.queryKey, stock),
  })
}
