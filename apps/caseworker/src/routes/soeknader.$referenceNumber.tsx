import { formatReference } from '@eksport/domain'
import { mainHeading } from '@eksport/portal/browser/main-heading.ts'
import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { fresh } from '@eksport/portal/server/fresh.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { sessionQuery } from '@eksport/portal/session/session-query.ts'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, type HistoryState, notFound, redirect, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
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
  loader: ({ context, params: { referenceNumber }, preload }) => {
    // [SEC-20] [CW-06] Hovering over a link does not open the case: preloading would log a visit, and mark the exporter's answer as read.
    if (preload) return
    // Not awaited: what the list said is shown at once, also in place of another case. The server begins with what is asked first.
    void context.queries.prefetchQuery(caseQuery(referenceNumber))
    void context.queries.prefetchQuery(caseTicksQuery(referenceNumber))
    void context.queries.prefetchQuery(caseMessagesQuery(referenceNumber))
  },
  component: Case,
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
  // The loader has just asked.
  const { data, error } = useQuery({ ...caseQuery(referenceNumber), staleTime: fresh })
  const isRead = data !== undefined
  useHeadingAfter(isRead)
  if (error !== null && !isRead) throw isApiError(error, 404) ? notFound() : error
  if (!isRead) return <CaseToCome />
  return (
    <CasePage
      key={referenceNumber}
      reading={data}
      listSearch={place?.search ?? {}}
      onNext={onNext}
      neighbours={place && <CaseNeighbours referenceNumber={referenceNumber} place={place} />}
    />
  )
}

/** Moves focus from the heading of what was known to that of the case that takes its place. */
function useHeadingAfter(isRead: boolean) {
  useEffect(() => {
    if (isRead && document.activeElement === document.body) mainHeading()?.focus({ preventScroll: true })
  }, [isRead])
}

function NoSuchCase() {
  const { referenceNumber } = Route.useParams()
  return <CaseNotFound referenceNumber={referenceNumber} />
}
