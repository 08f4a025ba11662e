import { codeListNames } from '@eksport/domain'
import { codeListQuery } from '@eksport/portal/code-lists/queries.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { ApplicationDetailSkeleton } from '@eksport/ui/certificate'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { DetailPage } from '#src/features/application-detail/components/detail-page.tsx'
import { ApplicationNotFound } from '#src/lib/application/application-not-found.tsx'
import { applicationQuery } from '#src/lib/application/application-query.ts'

/** Goods keep their number in the detail view, and that list is by far the longest. */
const listsInWords = codeListNames.filter((list) => list !== 'product-classification')

/** [RTE-12] */
export const Route = createFileRoute('/_virksomhet/soeknader/$referenceNumber/detaljer')({
  loader: async ({ context, params }) => {
    const query = applicationQuery(context.organisation.organisationNumber, Number(params.referenceNumber))
    // With the words of its codes, so that no code stands there first; one that does not come is shown as its code.
    const words = listsInWords.map((list) => context.queries.prefetchQuery(codeListQuery(list)))
    await context.queries.fetchQuery(query).catch((error: unknown) => {
      throw isApiError(error, 404, 400) ? notFound() : error
    })
    await Promise.all(words)
  },
  component: Detail,
  pendingComponent: ApplicationDetailSkeleton,
  notFoundComponent: ApplicationNotFound,
})

function Detail() {
  const { referenceNumber } = Route.useParams()
  const { organisation } = Route.useRouteContext()
  const { data } = useSuspenseQuery(applicationQuery(organisation.organisationNumber, Number(referenceNumber)))
  return <DetailPage {...data} />
}
