import { listCountryTemplates } from '@eksport/api'
import { namesAndLists } from '@eksport/portal/code-lists/names-and-lists.ts'
import { askAnew } from '@eksport/portal/server/past-the-cache.ts'
import { queryOptions } from '@tanstack/react-query'

const oneHour = 3_600_000

/** Which templates a country takes, and in which formats. */
export const countryTemplatesQuery = queryOptions({
  queryKey: ['country-templates'],
  meta: namesAndLists,
  staleTime: oneHour,
  queryFn: (asking) => askAnew(asking).call(listCountryTemplates, { signal: asking.signal }),
})
