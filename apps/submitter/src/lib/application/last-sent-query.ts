import { listApplications } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { queryOptions } from '@tanstack/react-query'

const most = 5

/** The applications that were sent last: most are like one of them. */
export const lastSentQuery = (organisationNumber: string) =>
  queryOptions({
    queryKey: ['applications', organisationNumber, 'last-sent'],
    queryFn: ({ signal }) =>
      api.call(listApplications, {
        params: { organisationNumber },
        query: { size: '10', sort: 'SUBMITTED_DATE_TIME', direction: 'DESC' },
        signal,
      }),
    select: ({ content }) => content.filter(({ submittedDateTime }) => submittedDateTime !== undefined).slice(0, most),
  })
