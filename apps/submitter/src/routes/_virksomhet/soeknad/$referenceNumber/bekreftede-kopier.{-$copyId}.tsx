import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { CopiesPage } from '#src/features/confirmed-copies/components/copies-page.tsx'
import { ApplicationNotFound } from '#src/lib/application/application-not-found.tsx'
import { applicationQuery } from '#src/lib/application/application-query.ts'

/** [RTE-14] */
export const Route = createFileRoute('/_virksomhet/soeknad/$referenceNumber/bekreftede-kopier/{-$copyId}')({
  loader: async ({ context, params }) => {
    const query = applicationQuery(context.organisation.organisationNumber, Number(params.referenceNumber))
    await context.queries.fetchQuery(query).catch((error: unknown) => {
      throw isApiError(error, 404, 400) ? notFound() : error
    })
  },
  component: Copies,
  notFoundComponent: ApplicationNotFound,
})

function Copies() {
  const { referenceNumber, copyId } = Route.useParams()
  const { organisation } = Route.useRouteContext()
  const { data } = useSuspenseQuery(applicationQuery(organisation.organisationNumber, Number(referenceNumber)))
  return <CopiesPage key={copyId ?? 'new'} application={data.application} copyId={copyId} />
}
