import type { ApplicationPage, ExportRow } from '@eksport/api'
import { type ApplicationQuery, encodeQuery, type SortEntry } from '@eksport/domain'
import { queryOptions } from '@tanstack/react-query'
import { fresh } from '../server/fresh.ts'

/** The source of a list's pages. */
export interface ListSource {
  /** The query key of its pages; pages of another list are never used as placeholders. */
  readonly key: readonly string[]
  /** The default order, where it differs from the exporters'. */
  readonly usualSort?: readonly SortEntry[]
  /** Completes the query with the list's own defaults. */
  readonly asked?: (query: ApplicationQuery) => ApplicationQuery
  readonly fetch: (parameters: Readonly<Record<string, string>>, signal: AbortSignal) => Promise<ApplicationPage>
  /** [LST-19] All pages at once; refused where the list has too many rows for a file. */
  readonly fetchAll: (
    parameters: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ) => Promise<readonly ExportRow[]>
}

const startsWith = (key: readonly unknown[] | undefined, start: readonly string[]) =>
  start.every((part, index) => key?.[index] === part)

/** One page of a list. The rows stay while the next ones are being fetched. */
export function listPage({ key, asked, fetch, usualSort }: ListSource, query: ApplicationQuery) {
  const parameters = encodeQuery(asked ? asked(query) : query, usualSort)
  return queryOptions({
    queryKey: [...key, parameters] as readonly unknown[],
    staleTime: fresh,
    // After an error the rows may be those of an earlier page.
    refetchOnReconnect: ({ state }: { readonly state: { readonly status: string } }) => state.status === 'error',
    placeholderData: (previous: ApplicationPage | undefined, before) =>
      startsWith(before?.queryKey, key) ? previous : undefined,
    queryFn: ({ signal }) => fetch(parameters, signal),
  })
}

/** [LST-19] The parameters for exporting the whole list: the same filters and order, without a page. */
export function exportParameters({ asked, usualSort }: ListSource, query: ApplicationQuery): Record<string, string> {
  const { page: _, size: __, ...parameters } = encodeQuery(asked ? asked(query) : query, usualSort)
  return parameters
}
