import { openJournalOf } from '@eksport/portal/journal/open-journal-of.ts'
import { createFileRoute } from '@tanstack/react-router'
import { redirectToApplication } from '#src/draft/redirect-to-application.ts'
import { readReturn } from '#src/draft/summary-visit.ts'
import { matsReplacementQuery } from '#src/features/replacement/api/mats-replacement.ts'
import { MatsReplacementPage } from '#src/features/replacement/mats-replacement-page.tsx'
import { ApplicationNotFound } from '#src/lib/application/application-not-found.tsx'
import { ApplicationNotRead } from '#src/lib/application/application-not-read.tsx'
import { loadApplication, orNotFound } from '#src/lib/application/load-application.ts'
import { asOpened } from '#src/lib/as-opened.ts'

/** [RTE-16] A draft of such a replacement; a submitted one is read like any application. */
export const Route = createFileRoute('/_virksomhet/skjematjenesten-erstatning/soeknader/$referenceNumber')({
  validateSearch: readReturn,
  loader: async ({ context, params }) => {
    const { queries, organisation } = context
    const { organisationNumber } = organisation
    const referenceNumber = Number(params.referenceNumber)
    const { application } = await loadApplication(queries, organisationNumber, referenceNumber)
    const replacement = await queries
      .fetchQuery(matsReplacementQuery(organisationNumber, referenceNumber))
      .catch(orNotFound)
    const journal = await openJournalOf(context, `erstatning-i-${referenceNumber}`)
    // Unsaved text from this browser is shown here.
    if (journal.left.length === 0) redirectToApplication(application)
    return { application, replacement, journal }
  },
  ...asOpened,
  component: MatsReplacement,
  notFoundComponent: ApplicationNotFound,
  errorComponent: ApplicationNotRead,
})

function MatsReplacement() {
  const { referenceNumber } = Route.useParams()
  return <MatsReplacementPage key={referenceNumber} {...Route.useLoaderData()} />
}
