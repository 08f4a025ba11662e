import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { sessionQuery } from '@eksport/portal/session/session-query.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { createFileRoute, Outlet, redirect, useMatches } from '@tanstack/react-router'
import { DeskPage } from '#src/features/desk/components/desk-page.tsx'
import { deskTexts } from '#src/features/desk/desk.texts.ts'
import { readDeskSearch } from '#src/features/desk/desk-search.ts'

/** [CW-04] The pickup desk; the address holds the filters and the case being handed out. */
export const Route = createFileRoute('/skranke')({
  validateSearch: readDeskSearch,
  beforeLoad: async ({ context, location }) => {
    const session = await context.queries.ensureQueryData(sessionQuery)
    if (session === null) throw redirect({ to: '/', search: { neste: location.href } })
    return { ownOffice: session.person.office }
  },
  component: Desk,
})

function Desk() {
  const say = useText()
  const navigate = Route.useNavigate()
  const search = Route.useSearch()
  const { ownOffice } = Route.useRouteContext()
  const isAlone = useMatches({ select: (matches) => matches.at(-1)?.routeId === Route.id })
  useDocumentTitle(say(deskTexts.title))
  return (
    <DeskPage
      search={search}
      ownOffice={ownOffice}
      onSearch={(next) => void navigate({ to: '.', search: next, resetScroll: false })}
      onOpen={(found) => void navigate({ to: '/skranke/$referenceNumber', params: { referenceNumber: found }, search })}
      part={isAlone ? undefined : <Outlet />}
    />
  )
}
