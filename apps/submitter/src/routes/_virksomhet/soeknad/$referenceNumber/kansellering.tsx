import { openJournalOf } from '@eksport/portal/journal/open-journal-of.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { CancellationPage } from '#src/features/cancellation/components/cancellation-page.tsx'
import { ApplicationNotFound } from '#src/lib/application/application-not-found.tsx'
import { ApplicationNotRead } from '#src/lib/application/application-not-read.tsx'
import { applicationQuery } from '#src/lib/application/application-query.ts'
import { loadApplication } from '#src/lib/application/load-application.ts'
import { asOpened } from '#src/lib/as-opened.ts'

/** [RTE-13] */
export const Route = createFileRoute('/_virksomhet/soeknad/$referenceNumber/kansellering')({
  loader: async ({ context, params: { referenceNumber } }) => {
    const journal = await openJournalOf(context, `kansellering-${referenceNumber}`)
    await loadApplication(context.queries, context.organisation.organisationNumber, Number(referenceNumber))
    return journal
  },
  ...asOpened,
  component: Cancellation,
  notFoundComponent: ApplicationNotFound,
  errorComponent: ApplicationNotRead,
})

function Cancellation() {
  const { referenceNumber } = Route.useParams()
  const { organisation } = Route.useRouteContext()
  const { data } = useSuspenseQuery(applicationQuery(organisation.organisationNumber, Number(referenceNumber)))
  return <CancellationPage key={referenceNumber} application={data.application} journal={Route.useLoaderData()} />
}
