import { listApplications } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { fresh } from '@eksport/portal/server/fresh.ts'
import { queryOptions } from '@tanstack/react-query'

/** The most recently submitted applications, or those in which the server finds the text. */
export const sentQuery = (organisationNumber: string, text = '') =>
  queryOptions({
    queryKey: ['applications', organisationNumber, 'sent', text],
    staleTime: fresh,
    queryFn: ({ signal }) =>
      api.call(listApplications, {
        params: { organisationNumber },
        query: { size: '30', sort: 'SUBMITTED_DATE_TIME', direction: 'DESC', ...(text !== '' && { search: text }) },
        signal,
      }),
    select: ({ content }) => content.filter(({ submittedDateTime }) => submittedDateTime !== undefined),
  })
