import { openJournalOf } from '@eksport/portal/journal/open-journal-of.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ComplaintPage } from '#src/features/complaint/complaint-page.tsx'
import { ApplicationNotFound } from '#src/lib/application/application-not-found.tsx'
import { ApplicationNotRead } from '#src/lib/application/application-not-read.tsx'
import { applicationQuery } from '#src/lib/application/application-query.ts'
import { complaintQuery } from '#src/lib/application/complaint-query.ts'
import { loadApplication } from '#src/lib/application/load-application.ts'
import { asOpened } from '#src/lib/as-opened.ts'

/** [ADM-08] */
export const Route = createFileRoute('/_virksomhet/soeknad/$referenceNumber/klage')({
  loader: async ({ context, params }) => {
    const { organisationNumber } = context.organisation
    const referenceNumber = Number(params.referenceNumber)
    const journal = await openJournalOf(context, `klage-${referenceNumber}`)
    const { application } = await loadApplication(context.queries, organisationNumber, referenceNumber)
    // An application that was not refused has no complaint to fetch, and the page says so.
    if (application.refusal) await context.queries.ensureQueryData(complaintQuery(organisationNumber, referenceNumber))
    return journal
  },
  ...asOpened,
  component: Complaint,
  notFoundComponent: ApplicationNotFound,
  errorComponent: ApplicationNotRead,
})

function Complaint() {
  const { referenceNumber } = Route.useParams()
  const { organisationNumber } = Route.useRouteContext().organisation
  const number = Number(referenceNumber)
  const { application } = useSuspenseQuery(applicationQuery(organisationNumber, number)).data
  const { data } = useQuery({
    ...complaintQuery(organisationNumber, number),
    enabled: application.refusal !== undefined,
  })
  const journal = Route.useLoaderData()
  return <ComplaintPage key={referenceNumber} application={application} complaining={data} journal={journal} />
}
