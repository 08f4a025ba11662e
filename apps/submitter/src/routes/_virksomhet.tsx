import { sessionQuery } from '@eksport/portal/session/session-query.ts'
import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { OrganisationContext } from '#src/lib/organisation.ts'

/** Pages of an organisation: whoever is not logged in goes to the login, whoever has not chosen goes to choose. */
export const Route = createFileRoute('/_virksomhet')({
  beforeLoad: async ({ context, location }) => {
    const session = await context.queries.ensureQueryData(sessionQuery)
    if (session === null) throw redirect({ to: '/', search: { neste: location.href } })
    if (session.organisation === null) throw redirect({ to: '/velg-virksomhet', search: { neste: location.href } })
    return { organisation: session.organisation }
  },
  component: ForOrganisation,
})

function ForOrganisation() {
  const { organisation } = Route.useRouteContext()
  return (
    <OrganisationContext value={organisation}>
      <Outlet />
    </OrganisationContext>
  )
}
