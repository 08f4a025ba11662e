import { listPickupOffices } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { pastTheCache } from '@eksport/portal/server/past-the-cache.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'

/** Offices where a certificate of the template is handed out, the priority office first. */
export const pickupOfficesQuery = (template: string) =>
  queryOptions({
    queryKey: ['pickup-offices', template],
    staleTime: 3_600_000,
    queryFn: ({ signal }) => api.call(listPickupOffices, { params: { template }, signal }),
  })

/** [EXP-01] The offices as they are now, though the hour that they are kept for is not over: an answer that names one was refused. */
export const readPickupOfficesAnew = (queries: QueryClient, template: string): Promise<void> =>
  queries.prefetchQuery({
    ...pickupOfficesQuery(template),
    staleTime: 0,
    queryFn: ({ signal }) => pastTheCache.call(listPickupOffices, { params: { template }, signal }),
  })
