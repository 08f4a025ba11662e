import { journalKey } from '@eksport/portal/journal/open-journal-of.ts'

interface Loading {
  readonly context: Parameters<typeof journalKey>[0]
  readonly params: { readonly referenceNumber: string }
}

/** Loads the draft's stored import before a page that shows or can undo it renders. */
export async function loadImport({ context, params }: Loading): Promise<void> {
  const { openImport } = await import('@eksport/portal/rows/import-store.ts')
  await openImport(journalKey(context, params.referenceNumber))
}
