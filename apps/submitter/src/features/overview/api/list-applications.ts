import { type ApplicationPage, listApplications } from '@eksport/api'
import { type ApplicationQuery, encodeQuery } from '@eksport/domain'
import { api } from '@eksport/portal/server/api.ts'
import { queryOptions } from '@tanstack/react-query'

/** One page of the organisation's applications. */
export const applicationsQuery = (organisationNumber: string, query: ApplicationQuery) => {
  const parameters = {
    sort: query.sort.map(({ key }) => key).join(','),
    direction: query.sort.map(({ direction }) => direction).join(','),
    ...encodeQuery(query),
  }
  return queryOptions({
    queryKey: ['applications', organisationNumber, parameters],
    // The rows stay while the next ones are on their way; a list of another organisation is never kept.
    placeholderData: (previous: ApplicationPage | undefined, previousQuery) =>
      previousQuery?.queryKey[1] === organisationNumber ? previous : undefined,
    queryFn: ({ signal }) => api.call(listApplications, { params: { organisationNumber }, query: parameters, signal }),
  })
}
