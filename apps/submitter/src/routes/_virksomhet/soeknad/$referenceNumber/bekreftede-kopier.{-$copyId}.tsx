import { openingHoursQuery } from '@eksport/portal/case/opening-hours-query.ts'
import { openJournalOf } from '@eksport/portal/journal/open-journal-of.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { CopiesPage } from '#src/features/confirmed-copies/components/copies-page.tsx'
import { ApplicationNotFound } from '#src/lib/application/application-not-found.tsx'
import { ApplicationNotRead } from '#src/lib/application/application-not-read.tsx'
import { applicationQuery } from '#src/lib/application/application-query.ts'
import { copiesQuery } from '#src/lib/application/copies-query.ts'
import { loadApplication, orNotFound } from '#src/lib/application/load-application.ts'
import { asOpened } from '#src/lib/as-opened.ts'

/** [RTE-14] */
export const Route = createFileRoute('/_virksomhet/soeknad/$referenceNumber/bekreftede-kopier/{-$copyId}')({
  loader: async ({ context, params: { referenceNumber, copyId = 'ny' } }) => {
    const { queries } = context
    const { organisationNumber } = context.organisation
    const journal = await openJournalOf(context, `kopier-${referenceNumber}-${copyId}`)
    const orders = copiesQuery(organisationNumber, Number(referenceNumber))
    // Loaded before the page renders: otherwise its heading would not exist yet when focus moves to it.
    await Promise.all([
      loadApplication(queries, organisationNumber, Number(referenceNumber)),
      queries.ensureQueryData(openingHoursQuery),
      copyId !== 'ny' && queries.fetchQuery(orders).catch(orNotFound),
    ])
    return journal
  },
  ...asOpened,
  component: Copies,
  notFoundComponent: ApplicationNotFound,
  errorComponent: ApplicationNotRead,
})

function Copies() {
  const { referenceNumber, copyId } = Route.useParams()
  const { organisation } = Route.useRouteContext()
  const { data } = useSuspenseQuery(applicationQuery(organisation.organisationNumber, Number(referenceNumber)))
  return (
    <CopiesPage key={copyId ?? 'new'} application={data.application} copyId={copyId} journal={Route.useLoaderData()} />
  )
}
