import { listCountryTemplates } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { queryOptions } from '@tanstack/react-query'

const oneHour = 3_600_000

/** Which templates a country takes, and in which formats. */
export const countryTemplatesQuery = queryOptions({
  queryKey: ['country-templates'],
  staleTime: oneHour,
  queryFn: ({ signal }) => api.call(listCountryTemplates, { signal }),
})
