import { createFileRoute, redirect } from '@tanstack/react-router'
import { namedTemplatesQuery } from '#src/draft/api/named-templates.ts'
import { StartPage } from '#src/features/start/start-page.tsx'
import { sentQuery } from '#src/lib/application/sent-query.ts'

/** [EXP-05] What an application can start from; without anything to start from, redirects to the empty first page. */
export const Route = createFileRoute('/_virksomhet/soeknader/start')({
  validateSearch: ({ fra }: Record<string, unknown>): { fra?: string } => (typeof fra === 'string' ? { fra } : {}),
  loader: async ({ context: { queries, organisation } }) => {
    const { organisationNumber } = organisation
    // Always refetched: the person may have submitted their first application since.
    const [templates, sent] = await Promise.allSettled([
      queries.fetchQuery(namedTemplatesQuery(organisationNumber)),
      queries.fetchQuery(sentQuery(organisationNumber)),
    ])
    const isEmpty =
      templates.status === 'fulfilled' &&
      sent.status === 'fulfilled' &&
      templates.value.length === 0 &&
      sent.value.content.every(({ submittedDateTime }) => submittedDateTime === undefined)
    if (isEmpty) throw redirect({ to: '/soeknader/ny', replace: true })
  },
  component: Start,
})

function Start() {
  const { fra } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <StartPage
      chosen={fra}
      onChoose={(key) => void navigate({ search: { fra: key }, replace: true, resetScroll: false })}
    />
  )
}
