import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { sessionQuery } from '@eksport/portal/session/session-query.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { JobsPage } from '#src/features/jobs/components/jobs-page.tsx'
import { failedJobsTexts } from '#src/features/jobs/jobs.texts.ts'

/** [CW-12] Failed jobs of all cases. */
export const Route = createFileRoute('/jobber')({
  beforeLoad: async ({ context, location }) => {
    const session = await context.queries.ensureQueryData(sessionQuery)
    if (session === null) throw redirect({ to: '/', search: { neste: location.href } })
  },
  component: Jobs,
})

function Jobs() {
  const say = useText()
  useDocumentTitle(say(failedJobsTexts.title))
  return <JobsPage />
}
