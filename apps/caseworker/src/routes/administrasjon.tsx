import { sessionQuery } from '@eksport/portal/session/session-query.ts'
import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { AdministrationFrame } from '#src/features/administration/components/administration-frame.tsx'
import { useWaitingChanges } from '#src/features/parameters/use-waiting-changes.ts'
import { useFailedJobsCount } from '#src/lib/failed-jobs-query.ts'

/** [ADM-01] The frame of the administration. A section is a child route and a row in `features/administration/sections.ts`. */
export const Route = createFileRoute('/administrasjon')({
  beforeLoad: async ({ context, location }) => {
    const session = await context.queries.ensureQueryData(sessionQuery)
    if (session === null) throw redirect({ to: '/', search: { neste: location.href } })
  },
  component: Frame,
})

function Frame() {
  const failedJobs = useFailedJobsCount()
  return (
    <AdministrationFrame
      waiting={{ ...useWaitingChanges(), ...(failedJobs !== undefined && { '/jobber': failedJobs }) }}
    >
      <Outlet />
    </AdministrationFrame>
  )
}
