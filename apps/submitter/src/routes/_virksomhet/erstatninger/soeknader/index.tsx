import { openJournalOf } from '@eksport/portal/journal/open-journal-of.ts'
import { createFileRoute } from '@tanstack/react-router'
import { ChooseOriginalPage } from '#src/features/replacement/choose-original-page.tsx'
import { NewReplacementPage } from '#src/features/replacement/new-replacement-page.tsx'
import { NotReplaceablePage } from '#src/features/replacement/not-replaceable-page.tsx'
import { ApplicationNotFound } from '#src/lib/application/application-not-found.tsx'
import { ApplicationNotRead } from '#src/lib/application/application-not-read.tsx'
import { loadApplication } from '#src/lib/application/load-application.ts'
import { departureOf, readReplaced } from '#src/lib/application/original-search.ts'
import { asOpened } from '#src/lib/as-opened.ts'

/** [RTE-15] A replacement that does not exist yet, of the certificate named in the address. */
export const Route = createFileRoute('/_virksomhet/erstatninger/soeknader/')({
  validateSearch: readReplaced,
  loaderDeps: ({ search: { originalReferenceNumber } }) => ({ originalReferenceNumber }),
  loader: async ({ context, deps: { originalReferenceNumber } }) => {
    if (originalReferenceNumber === undefined) return undefined
    const journal = await openJournalOf(context, `erstatning-${originalReferenceNumber}`)
    const { organisationNumber } = context.organisation
    return { journal, ...(await loadApplication(context.queries, organisationNumber, originalReferenceNumber)) }
  },
  ...asOpened,
  component: NewReplacement,
  notFoundComponent: ApplicationNotFound,
  errorComponent: ApplicationNotRead,
})

function NewReplacement() {
  const loaded = Route.useLoaderData()
  const departure = departureOf(Route.useSearch())
  if (loaded === undefined) return <ChooseOriginalPage />
  const { application: original, journal } = loaded
  if (!original.actions.includes('replace')) return <NotReplaceablePage original={original} journal={journal} />
  return (
    <NewReplacementPage key={original.referenceNumber} original={original} journal={journal} departure={departure} />
  )
}
