import { getFormerCertificate } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { queryOptions } from '@tanstack/react-query'

/** [CW-09] The exporter's last certificate that is similar to this case. */
export const formerQuery = (referenceNumber: number) =>
  queryOptions({
    queryKey: ['case', referenceNumber, 'former'],
    staleTime: 60_000,
    queryFn: ({ signal }) => api.call(getFormerCertificate, { params: { referenceNumber }, signal }),
  })
