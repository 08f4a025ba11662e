import { formatReference } from '@eksport/domain'
import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { sessionQuery } from '@eksport/portal/session/session-query.ts'
import { createFileRoute, type HistoryState, notFound, redirect, useLocation } from '@tanstack/react-router'
import { caseMessagesQuery, caseQuery } from '#src/features/case/api/case-queries.ts'
import { caseTicksQuery } from '#src/features/case/api/case-ticks.ts'
import { CaseNotFound } from '#src/features/case/components/case-not-found.tsx'
import { CasePage } from '#src/features/case/components/case-page.tsx'
import { CaseSkeleton } from '#src/features/case/components/case-skeleton.tsx'
import { CaseWays } from '#src/features/case/components/case-ways.tsx'
import { CaseNeighbours, useNextCase } from '#src/features/worklist/components/case-neighbours.tsx'
import { useKnownRow } from '#src/features/worklist/use-known-row.ts'
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
    // First, because the server begins with what is asked first.
    const read = context.queries.ensureQueryData(caseQuery(referenceNumber))
    void context.queries.prefetchQuery(caseTicksQuery(referenceNumber))
    void context.queries.prefetchQuery(caseMessagesQuery(referenceNumber))
    try {
      await read
    } catch (error) {
      if (isApiError(error, 404)) throw notFound()
      throw error
    }
  },
  component: Case,
  // Shows at once what the list said about the case, with the links to the next one.
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: CaseToCome,
  notFoundComponent: NoSuchCase,
})

const placeOf = ({ state }: { readonly state: HistoryState }) => state.list

function CaseToCome() {
  const { referenceNumber } = Route.useParams()
  const place = useLocation({ select: placeOf })
  return (
    <CaseSkeleton
      known={useKnownRow(referenceNumber)}
      ways={
        <CaseWays
          listSearch={place?.search ?? {}}
          neighbours={place && <CaseNeighbours referenceNumber={referenceNumber} place={place} />}
          withCertificate={false}
        />
      }
    />
  )
}

function Case() {
  const { referenceNumber } = Route.useParams()
  useDocumentTitle(formatReference(referenceNumber))
  const place = useLocation({ select: placeOf })
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
