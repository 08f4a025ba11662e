import { nextTask } from '@eksport/portal/browser/next-task.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { fetchDetails } from '#src/features/application-detail/api/fetch-details.ts'
import { DetailPage } from '#src/features/application-detail/components/detail-page.tsx'
import { DetailSkeleton } from '#src/features/application-detail/components/detail-skeleton.tsx'
import { ApplicationNotFound } from '#src/lib/application/application-not-found.tsx'
import { ApplicationNotRead } from '#src/lib/application/application-not-read.tsx'
import { applicationQuery } from '#src/lib/application/application-query.ts'

/** [RTE-12] */
export const Route = createFileRoute('/_virksomhet/soeknader/$referenceNumber/detaljer')({
  loader: async ({ context, params }) => {
    const { organisationNumber } = context.organisation
    const query = applicationQuery(organisationNumber, Number(params.referenceNumber))
    const reading = await context.queries.fetchQuery(query).catch((error: unknown) => {
      throw isApiError(error, 404, 400) ? notFound() : error
    })
    await nextTask()
    await fetchDetails(context.queries, organisationNumber, reading)
  },
  component: Detail,
  pendingComponent: DetailSkeleton,
  notFoundComponent: ApplicationNotFound,
  errorComponent: ApplicationNotRead,
})

function Detail() {
  const { referenceNumber } = Route.useParams()
  const { organisation } = Route.useRouteContext()
  const query = applicationQuery(organisation.organisationNumber, Number(referenceNumber))
  // The loader has fetched it, and live updates report later changes. If it went stale, the page would render once more.
  const { data } = useSuspenseQuery({ ...query, refetchOnMount: false, staleTime: Number.POSITIVE_INFINITY })
  return <DetailPage {...data} />
}
