import { sessionQuery } from '@eksport/portal/session/session-query.ts'
import type { QueryClient } from '@tanstack/react-query'

interface Loading {
  readonly context: {
    readonly queries: QueryClient
    readonly organisation: { readonly organisationNumber: string }
  }
  readonly params: { readonly referenceNumber: string }
}

/** The import of the draft of a page that shows it, or that offers to take it back, before the page is drawn. */
export async function loadImport({ context, params }: Loading): Promise<void> {
  const { openImport } = await import('@eksport/portal/rows/import-store.ts')
  await openImport({
    person: context.queries.getQueryData(sessionQuery.queryKey)?.person.id ?? '',
    organisation: context.organisation.organisationNumber,
    draft: params.referenceNumber,
  })
}
