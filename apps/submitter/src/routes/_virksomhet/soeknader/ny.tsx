import { openJournalOf } from '@eksport/portal/journal/open-journal-of.ts'
import { createFileRoute } from '@tanstack/react-router'
import { NewApplicationPage } from '#src/features/start/new-application-page.tsx'
import { ApplicationNotFound } from '#src/lib/application/application-not-found.tsx'
import { ApplicationNotRead } from '#src/lib/application/application-not-read.tsx'
import { loadApplication } from '#src/lib/application/load-application.ts'
import { readOriginal } from '#src/lib/application/original-search.ts'
import { asOpened } from '#src/lib/as-opened.ts'

/** [RTE-10] An application that does not exist yet; with `originalReferenceNumber`, a copy of that application. */
export const Route = createFileRoute('/_virksomhet/soeknader/ny')({
  validateSearch: readOriginal,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { originalReferenceNumber } }) => {
    const { organisationNumber } = context.organisation
    const journal = await openJournalOf(
      context,
      originalReferenceNumber === undefined ? 'ny' : `ny-${originalReferenceNumber}`,
    )
    if (originalReferenceNumber === undefined) return { journal }
    const { application } = await loadApplication(context.queries, organisationNumber, originalReferenceNumber)
    return { journal, original: application }
  },
  ...asOpened,
  component: NewApplication,
  notFoundComponent: ApplicationNotFound,
  errorComponent: ApplicationNotRead,
})

function NewApplication() {
  const { journal, original } = Route.useLoaderData()
  return <NewApplicationPage key={original?.referenceNumber} journal={journal} {...(original && { original })} />
}
