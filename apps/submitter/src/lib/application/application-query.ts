import { getApplication } from '@eksport/api'
import { untilDelivered } from '@eksport/portal/delivery/follow-deliveries.ts'
import { api } from '@eksport/portal/server/api.ts'
import { queryOptions } from '@tanstack/react-query'

/** One application with the findings of the rule check; always refetched, because another browser may have changed it. */
export const applicationQuery = (organisationNumber: string, referenceNumber: number) =>
  queryOptions({
    queryKey: ['application', organisationNumber, referenceNumber],
    refetchInterval: untilDelivered,
    queryFn: ({ signal }) => api.call(getApplication, { params: { organisationNumber, referenceNumber }, signal }),
  })
