import { openingHoursQuery } from '@eksport/portal/case/opening-hours-query.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import type { QueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { SeriesPage } from '#src/features/series/series-page.tsx'
import { seriesQuery } from '#src/features/series/use-series.ts'
import { ApplicationNotFound } from '#src/lib/application/application-not-found.tsx'
import { ApplicationNotRead } from '#src/lib/application/application-not-read.tsx'
import { applicationQuery } from '#src/lib/application/application-query.ts'
import { loadApplication, orNotFound } from '#src/lib/application/load-application.ts'

/** The application that the rows copy, or one of the rows if it is deleted. */
async function loadLike(queries: QueryClient, organisationNumber: string, origin: number) {
  try {
    return (await queries.fetchQuery(applicationQuery(organisationNumber, origin))).application
  } catch (error) {
    if (!isApiError(error, 404)) return orNotFound(error)
    const { rows } = await queries.fetchQuery(seriesQuery(organisationNumber, origin)).catch(orNotFound)
    return (await loadApplication(queries, organisationNumber, rows[0]?.referenceNumber ?? origin)).application
  }
}

/** [EXP-10] The series that started from an application. */
export const Route = createFileRoute('/_virksomhet/serie/$referenceNumber')({
  loader: async ({ context: { queries, organisation }, params }) => {
    const [like] = await Promise.all([
      loadLike(queries, organisation.organisationNumber, Number(params.referenceNumber)),
      queries.prefetchQuery(openingHoursQuery),
    ])
    return like
  },
  component: Series,
  notFoundComponent: ApplicationNotFound,
  errorComponent: ApplicationNotRead,
})

function Series() {
  const like = Route.useLoaderData()
  const origin = Number(Route.useParams().referenceNumber)
  return <SeriesPage key={origin} origin={origin} base={like} />
}
