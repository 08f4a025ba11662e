import { listCopyTasks } from '@eksport/api'
import { today } from '@eksport/domain'
import { api } from '@eksport/portal/server/api.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type CopiesSearch, everywhere } from '../copies-search.ts'

/** Orders to print or hand out, of the chosen office or else the reader's own. */
export function copyTasksQuery({ kontor, tilstand, dager }: CopiesSearch, ownOffice: string | undefined) {
  const office = kontor === everywhere ? undefined : (kontor ?? ownOffice)
  return queryOptions({
    queryKey: ['cases', 'copies', { office, tilstand, dager }],
    queryFn: ({ signal }) =>
      api.call(listCopyTasks, {
        query: {
          ...(office !== undefined && { office }),
          ...(tilstand && { state: tilstand }),
          ...(dager === undefined && { until: today(new Date().toISOString()) }),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  })
}
