import { listPickupOffices } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { queryOptions } from '@tanstack/react-query'

/** Offices where a certificate of the template is handed out, the priority office first. */
export const pickupOfficesQuery = (template: string) =>
  queryOptions({
    queryKey: ['pickup-offices', template],
    staleTime: 3_600_000,
    queryFn: ({ signal }) => api.call(listPickupOffices, { params: { template }, signal }),
  })
