import { formatReference } from '@eksport/domain'
import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { sessionQuery } from '@eksport/portal/session/session-query.ts'
import { createFileRoute, notFound, redirect, useLocation } from '@tanstack/react-router'
import { caseMessagesQuery, caseQuery } from '#src/features/case/api/case-queries.ts'
import { caseTicksQuery } from '#src/features/case/api/case-ticks.ts'
import { CaseNotFound } from '#src/features/case/components/case-not-found.tsx'
import { CasePage } from '#src/features/case/components/case-page.tsx'
import { CaseSkeleton } from '#src/features/case/components/case-skeleton.tsx'
import { CaseNeighbours, useNextCase } from '#src/features/worklist/components/case-neighbours.tsx'
import { referenceParams } from '#src/lib/reference-params.ts'

/** [RTE-17] One case. */
export const Route = createFileRoute('/soeknader/$referenceNumber')({
  params: referenceParams,
  beforeLoad: async ({ context, location }) => {
    const session = await context.queries.ensureQueryData(sessionQuery)
    if (session === null) throw redirect({ to: '/', search: { neste: location.href } })
    return { session }
  },
  loader: async ({ context, params: { referenceNumber }, preload }) => {
    // [SEC-20] [CW-06] Hovering over a link does not open the case: preloading would log a visit, and mark the exporter's answer as read.
    if (preload) return
    void context.queries.prefetchQuery(caseMessagesQuery(referenceNumber))
    void context.queries.prefetchQuery(caseTicksQuery(referenceNumber))
    try {
      await context.queries.ensureQueryData(caseQuery(referenceNumber))
    } catch (error) {
      if (isApiError(error, 404)) throw notFound()
      throw error
    }
  },
  component: Case,
  pendingComponent: CaseSkeleton,
  notFoundComponent: NoSuchCase,
})

function Case() {
  const { referenceNumber } = Route.useParams()
  useDocumentTitle(formatReference(referenceNumber))
  const place = useLocation({ select: ({ state }) => state.list })
  const onNext = useNextCase(referenceNumber, place)
  return (
    <CasePage
      key={referenceNumber}
      referenceNumber={referenceNumber}
      listSearch={place?.search ?? {}}
      onNext={onNext}
      neighbours={place && <CaseNeighbours referenceNumber={referenceNumber} place={place} />}
    />
  )
}

function NoSuchCase() {
  const { referenceNumber } = Route.useParams()
  return <CaseNotFound referenceNumber={referenceNumber} />
}
