import { getPaperStock } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { queryOptions } from '@tanstack/react-query'

/** [CRT-15] The numbered paper of the officer's office. */
export const paperStockQuery = queryOptions({
  queryKey: ['paper-stock'],
  queryFn: ({ signal }) => api.call(getPaperStock, { signal }),
})
