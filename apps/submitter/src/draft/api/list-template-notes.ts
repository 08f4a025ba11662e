import { listTemplateNotes } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { queryOptions, skipToken } from '@tanstack/react-query'

/** What an exporter should know of a template before applying; asked for when one is chosen. */
export const templateNotesQuery = (template: string | undefined) =>
  queryOptions({
    queryKey: ['template-notes', template],
    staleTime: 3_600_000,
    queryFn:
      template === undefined
        ? skipToken
        : ({ signal }: { signal: AbortSignal }) => api.call(listTemplateNotes, { params: { template }, signal }),
  })
