import { openingHoursQuery } from '@eksport/portal/case/opening-hours-query.ts'
import { createFileRoute } from '@tanstack/react-router'
import { SeriesPage } from '#src/features/series/series-page.tsx'
import { ApplicationNotFound } from '#src/lib/application/application-not-found.tsx'
import { ApplicationNotRead } from '#src/lib/application/application-not-read.tsx'
import { loadApplication } from '#src/lib/application/load-application.ts'

/** [EXP-10] The series that was begun from an application. */
export const Route = createFileRoute('/_virksomhet/serie/$referenceNumber')({
  loader: async ({ context: { queries, organisation }, params }) => {
    const [{ application }] = await Promise.all([
      loadApplication(queries, organisation.organisationNumber, Number(params.referenceNumber)),
      queries.prefetchQuery(openingHoursQuery),
    ])
    return application
  },
  component: Series,
  notFoundComponent: ApplicationNotFound,
  errorComponent: ApplicationNotRead,
})

function Series() {
  const base = Route.useLoaderData()
  return <SeriesPage key={base.referenceNumber} base={base} />
}
