import { listCertificateOffices } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { queryOptions } from '@tanstack/react-query'

/** Every office that hands out copies, whatever the certificate was issued on. */
export const copyOfficesQuery = queryOptions({
  queryKey: ['certificate-offices', 'active'],
  staleTime: 3_600_000,
  queryFn: ({ signal }) => api.call(listCertificateOffices, { query: { only_active: 'true' }, signal }),
})
