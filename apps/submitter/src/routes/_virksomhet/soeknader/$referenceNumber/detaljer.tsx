import { codesIn } from '@eksport/domain'
import { codeNamesQuery } from '@eksport/portal/code-lists/code-names.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { ApplicationDetailSkeleton } from '@eksport/ui/certificate'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { DetailPage } from '#src/features/application-detail/components/detail-page.tsx'
import { ApplicationNotFound } from '#src/lib/application/application-not-found.tsx'
import { applicationQuery } from '#src/lib/application/application-query.ts'

/** [RTE-12] */
export const Route = createFileRoute('/_virksomhet/soeknader/$referenceNumber/detaljer')({
  loader: async ({ context, params }) => {
    const query = applicationQuery(context.organisation.organisationNumber, Number(params.referenceNumber))
    const { application, original = application } = await context.queries.fetchQuery(query).catch((error: unknown) => {
      throw isApiError(error, 404, 400) ? notFound() : error
    })
    // No code stands there first; where its name does not come, it does.
    await context.queries.prefetchQuery(codeNamesQuery(codesIn(application, original)))
  },
  component: Detail,
  pendingComponent: ApplicationDetailSkeleton,
  notFoundComponent: ApplicationNotFound,
})

function Detail() {
  const { referenceNumber } = Route.useParams()
  const { organisation } = Route.useRouteContext()
  // The loader has fetched it as the page was opened; what changes after that is told.
  const query = { ...applicationQuery(organisation.organisationNumber, Number(referenceNumber)), refetchOnMount: false }
  const { data } = useSuspenseQuery(query)
  return <DetailPage {...data} />
}
