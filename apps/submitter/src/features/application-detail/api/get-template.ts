import { getTemplate } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { queryOptions } from '@tanstack/react-query'

/** The names of one certificate template. */
export const templateQuery = (template: string) =>
  queryOptions({
    queryKey: ['template', template],
    staleTime: 3_600_000,
    queryFn: ({ signal }) => api.call(getTemplate, { params: { template }, signal }),
  })
