import { getTemplate, listTemplateCategories, listTemplates } from '@eksport/api'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../server/api.ts'
import { askAnew } from '../server/past-the-cache.ts'
import { namesAndLists } from './names-and-lists.ts'

const oneHour = 3_600_000

/** [API-02] The name and requirements of one certificate template, cached for an hour. */
export const templateQuery = (template: string) =>
  queryOptions({
    queryKey: ['template', template],
    staleTime: oneHour,
    gcTime: oneHour,
    queryFn: ({ signal }) => api.call(getTemplate, { params: { template }, signal }),
  })

/** [API-02] Every certificate template as reference data. */
export const templatesQuery = queryOptions({
  queryKey: ['templates'],
  meta: namesAndLists,
  staleTime: oneHour,
  queryFn: (asking) => askAnew(asking).call(listTemplates, { signal: asking.signal }),
})

/** [FLT-04] The categories of certificate templates, with their templates. */
export const templateCategoriesQuery = queryOptions({
  queryKey: ['template-categories'],
  staleTime: oneHour,
  queryFn: ({ signal }) => api.call(listTemplateCategories, { signal }),
})
