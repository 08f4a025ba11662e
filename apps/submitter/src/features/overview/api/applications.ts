import { deleteApplication, exportApplications, listApplications } from '@eksport/api'
import { type ApplicationQuery, type ApplicationRow, decodeQuery } from '@eksport/domain'
import { codeListQuery } from '@eksport/portal/code-lists/queries.ts'
import { type ListSource, listPage } from '@eksport/portal/list/list-source.ts'
import { codeListsOf } from '@eksport/portal/list/use-list-columns.ts'
import { api } from '@eksport/portal/server/api.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useOrganisation } from '#src/lib/organisation.ts'
import { type QuickFilter, quickFilters, withQuickFilter } from '../quick-filter.ts'

/** The organisation's applications. */
export const applicationsOf = (organisationNumber: string): ListSource => ({
  key: ['applications', organisationNumber],
  fetch: (query, signal) => api.call(listApplications, { params: { organisationNumber }, query, signal }),
  fetchAll: (query, signal) => api.call(exportApplications, { params: { organisationNumber }, query, signal }),
})

/** The first page under a quick filter, which includes the total. */
export const quickFilterPage = (source: ListSource, name: QuickFilter) =>
  listPage(source, withQuickFilter(decodeQuery({}), name))

/** Loads the code lists that the rows need, so that the rows render only once. */
export async function fetchWords(queries: QueryClient): Promise<void> {
  await Promise.all(codeListsOf('INNSENDER').map((list) => queries.prefetchQuery(codeListQuery(list))))
}

/** Starts fetching the overview's rows before it renders; the list reports a failure itself. */
export function beginRows(queries: QueryClient, organisationNumber: string, query: ApplicationQuery): void {
  const source = applicationsOf(organisationNumber)
  void queries.prefetchQuery(listPage(source, query))
  for (const name of quickFilters) void queries.prefetchQuery(quickFilterPage(source, name))
}

/** Deletes a draft and refetches the list. */
export function useDeleteApplication() {
  const queries = useQueryClient()
  const { organisationNumber } = useOrganisation()
  return useMutation({
    mutationFn: ({ referenceNumber, version }: Pick<ApplicationRow, 'referenceNumber' | 'version'>) =>
      api.call(deleteApplication, { params: { organisationNumber, referenceNumber }, ifMatch: version }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['applications', organisationNumber] }),
  })
}
