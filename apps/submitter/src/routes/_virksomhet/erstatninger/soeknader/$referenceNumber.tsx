import { openJournalOf } from '@eksport/portal/journal/open-journal-of.ts'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { redirectToApplication } from '#src/draft/redirect-to-application.ts'
import { readReturn } from '#src/draft/summary-visit.ts'
import { replacementQuery } from '#src/features/replacement/api/replacement.ts'
import { ReplacementPage } from '#src/features/replacement/replacement-page.tsx'
import { ApplicationNotFound } from '#src/lib/application/application-not-found.tsx'
import { ApplicationNotRead } from '#src/lib/application/application-not-read.tsx'
import { loadApplication, orNotFound } from '#src/lib/application/load-application.ts'
import { asOpened } from '#src/lib/as-opened.ts'

/** [RTE-15] A replacement draft; a submitted replacement is read like any application. */
export const Route = createFileRoute('/_virksomhet/erstatninger/soeknader/$referenceNumber')({
  validateSearch: readReturn,
  loader: async ({ context, params }) => {
    const { queries, organisation } = context
    const { organisationNumber } = organisation
    const referenceNumber = Number(params.referenceNumber)
    const { application } = await loadApplication(queries, organisationNumber, referenceNumber)
    const originalReference = application.originalApplicationReference
    if (originalReference === undefined) throw notFound()
    const journal = await openJournalOf(context, `erstatning-i-${referenceNumber}`)
    // Unsaved text from this browser is shown here.
    if (journal.left.length === 0) redirectToApplication(application)
    const [replacement, original] = await Promise.all([
      queries.fetchQuery(replacementQuery(organisationNumber, originalReference, referenceNumber)).catch(orNotFound),
      loadApplication(queries, organisationNumber, originalReference),
    ])
    const originalOnPaper = original.application.certificateFormats.includes('PAPER')
    return { application, replacement, originalOnPaper, journal }
  },
  ...asOpened,
  component: Replacement,
  notFoundComponent: ApplicationNotFound,
  errorComponent: ApplicationNotRead,
})

function Replacement() {
  const { referenceNumber } = Route.useParams()
  return <ReplacementPage key={referenceNumber} {...Route.useLoaderData()} />
}
