import { journalKey } from '@eksport/portal/journal/open-journal-of.ts'

interface Loading {
  readonly context: Parameters<typeof journalKey>[0]
  readonly params: { readonly referenceNumber: string }
}

/** The import of the draft of a page that shows it, or that offers to take it back, before the page is drawn. */
export async function loadImport({ context, params }: Loading): Promise<void> {
  const { openImport } = await import('@eksport/portal/rows/import-store.ts')
  await openImport(journalKey(context, params.referenceNumber))
}
