import { listRepresentedExporters } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { queryOptions } from '@tanstack/react-query'

/** [AUT-04] Exporters that the organisation may apply for, itself first. */
export const consignorsQuery = (organisationNumber: string) =>
  queryOptions({
    queryKey: ['consignors', organisationNumber],
    staleTime: 3_600_000,
    queryFn: ({ signal }) => api.call(listRepresentedExporters, { params: { organisationNumber }, signal }),
  })
