import { ListsProblem } from '@eksport/portal/code-lists/lists-problem.tsx'
import { actingOrganisation } from '@eksport/portal/server/acting-organisation.ts'
import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { personMenus } from '#src/app/person-menus-ahead.ts'
import { actingSession } from '#src/lib/acting-session.ts'
import { OrganisationContext } from '#src/lib/organisation.ts'

/** Pages of an organisation. A person who may not act for it is told so; without an organisation the person is sent to choose one. */
export const Route = createFileRoute('/_virksomhet')({
  beforeLoad: async (opening) => {
    const { organisation } = await actingSession(opening)
    if (organisation !== null) return { organisation }
    if (actingOrganisation() !== undefined) throw redirect({ to: '/ingen-tilgang' })
    throw redirect({ to: '/velg-virksomhet', search: { neste: opening.location.publicHref } })
  },
  loader: () => personMenus.fetch(),
  component: ForOrganisation,
})

function ForOrganisation() {
  const { organisation } = Route.useRouteContext()
  return (
    <OrganisationContext value={organisation}>
      <div className="over-page">
        <ListsProblem />
      </div>
      <Outlet />
    </OrganisationContext>
  )
}
