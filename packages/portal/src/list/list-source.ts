import type { ApplicationPage, ExportRow } from '@eksport/api'
import { type ApplicationQuery, encodeQuery, type SortEntry } from '@eksport/domain'
import { queryOptions } from '@tanstack/react-query'
import { fresh } from '../server/fresh.ts'

/** Where the pages of a list come from. */
export interface ListSource {
  /** What its pages are kept under; those of another one never stand in for them. */
  readonly key: readonly string[]
  /** The order when the address and the call name none, where it is another than the exporters'. */
  readonly usualSort?: readonly SortEntry[]
  /** What the list asks for when the address says less. */
  readonly asked?: (query: ApplicationQuery) => ApplicationQuery
  readonly fetch: (parameters: Readonly<Record<string, string>>, signal: AbortSignal) => Promise<ApplicationPage>
  /** [LST-19] All pages at once; refused where the list is longer than a file may be. */
  readonly fetchAll: (
    parameters: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ) => Promise<readonly ExportRow[]>
}

const startsWith = (key: readonly unknown[] | undefined, start: readonly string[]) =>
  start.every((part, index) => key?.[index] === part)

/** One page of a list. The rows stay while the next ones are on their way. */
export function listPage({ key, asked, fetch, usualSort }: ListSource, query: ApplicationQuery) {
  const parameters = encodeQuery(asked ? asked(query) : query, usualSort)
  return queryOptions({
    queryKey: [...key, parameters] as readonly unknown[],
    staleTime: fresh,
    // Its rows may be those of before.
    refetchOnReconnect: ({ state }: { readonly state: { readonly status: string } }) => state.status === 'error',
    placeholderData: (previous: ApplicationPage | undefined, before) =>
      startsWith(before?.queryKey, key) ? previous : undefined,
    queryFn: ({ signal }) => fetch(parameters, signal),
  })
}

/** [LST-19] What is asked for the whole list: the same filters and order, and no page. */
export function exportParameters({ asked, usualSort }: ListSource, query: ApplicationQuery): Record<string, string> {
  const { page: _, size: __, ...parameters } = encodeQuery(asked ? asked(query) : query, usualSort)
  return parameters
}
