import { createFileRoute } from '@tanstack/react-router'
import { NewApplicationPage } from '#src/features/application-form/components/new-application-page.tsx'
import { ApplicationNotFound } from '#src/lib/application/application-not-found.tsx'
import { loadApplication } from '#src/lib/application/load-application.ts'
import { readOriginal } from '#src/lib/application/original-search.ts'

/** [RTE-10] An application that does not exist yet; with `originalReferenceNumber`, one like that application. */
export const Route = createFileRoute('/_virksomhet/soeknader/ny')({
  validateSearch: readOriginal,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { originalReferenceNumber } }) => {
    if (originalReferenceNumber === undefined) return undefined
    return loadApplication(context.queries, context.organisation.organisationNumber, originalReferenceNumber)
  },
  // What is being written stands on the page that was opened: nothing fetched later takes it away.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  shouldReload: false,
  component: NewApplication,
  notFoundComponent: ApplicationNotFound,
})

function NewApplication() {
  const original = Route.useLoaderData()?.application
  return <NewApplicationPage key={original?.referenceNumber} {...(original && { original })} />
}
