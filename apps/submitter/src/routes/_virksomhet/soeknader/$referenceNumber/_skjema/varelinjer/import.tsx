import { sessionQuery } from '@eksport/portal/session/session-query.ts'
import { createFileRoute } from '@tanstack/react-router'
import { ImportPage } from '#src/features/application-form/import/import-page.tsx'

/** [WIZ-23] */
export const Route = createFileRoute('/_virksomhet/soeknader/$referenceNumber/_skjema/varelinjer/import')({
  staticData: { step: 'varelinjer', folded: true },
  loader: async ({ context, params }) => {
    const { openImport } = await import('#src/features/application-form/import/import-store.ts')
    await openImport({
      person: context.queries.getQueryData(sessionQuery.queryKey)?.person.id ?? '',
      organisation: context.organisation.organisationNumber,
      draft: params.referenceNumber,
    })
  },
  component: ImportPage,
})
