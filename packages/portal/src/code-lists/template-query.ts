import { getTemplate } from '@eksport/api'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../server/api.ts'

const oneHour = 3_600_000

/** [API-02] What one certificate template is called and requires, kept for an hour. */
export const templateQuery = (template: string) =>
  queryOptions({
    queryKey: ['template', template],
    staleTime: oneHour,
    gcTime: oneHour,
    queryFn: ({ signal }) => api.call(getTemplate, { params: { template }, signal }),
  })
