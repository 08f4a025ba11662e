import { listCustomerLinks } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { fresh } from '@eksport/portal/server/fresh.ts'
import { queryOptions } from '@tanstack/react-query'

/** [EXP-12] The links to an application; keyed under the application, so that an answer is refetched with it. */
export const sharingQuery = (organisationNumber: string, referenceNumber: number) =>
  queryOptions({
    queryKey: ['application', organisationNumber, referenceNumber, 'sharing'],
    staleTime: fresh,
    queryFn: ({ signal }) => api.call(listCustomerLinks, { params: { organisationNumber, referenceNumber }, signal }),
  })
