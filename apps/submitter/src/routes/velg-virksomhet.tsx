import { addressOfOrganisation } from '@eksport/domain'
import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { sessionQuery } from '@eksport/portal/session/session-query.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { LogOutQuestion } from '#src/app/log-out-question.tsx'
import { useLogOut } from '#src/app/use-log-out.ts'
import { reporteesQuery } from '#src/features/session/api/list-reportees.ts'
import {
  ChooseOrganisationPage,
  NoOrganisationPage,
} from '#src/features/session/components/choose-organisation-page.tsx'
import { sessionTexts } from '#src/features/session/session.texts.ts'
import { nextOf } from '#src/lib/login-address.ts'

/** [RTE-06] */
export const Route = createFileRoute('/velg-virksomhet')({
  validateSearch: nextOf,
  beforeLoad: async ({ context, location }) => {
    const session = await context.queries.ensureQueryData(sessionQuery)
    if (session === null) throw redirect({ to: '/', search: { neste: location.publicHref } })
    return { session }
  },
  loader: ({ context }) => context.queries.ensureQueryData(reporteesQuery),
  component: Choose,
})

function Choose() {
  const say = useText()
  const { logOut, ...question } = useLogOut()
  const reportees = Route.useLoaderData()
  const { session, goTo } = Route.useRouteContext()
  const { neste = '/oversikt' } = Route.useSearch()
  useDocumentTitle(say(sessionTexts.title))
  if (reportees.length === 0) {
    return (
      <>
        <NoOrganisationPage onLogOut={logOut} />
        <LogOutQuestion {...question} />
      </>
    )
  }
  return (
    <ChooseOrganisationPage
      reportees={reportees}
      current={session.organisation?.organisationNumber}
      onChosen={(organisationNumber) => goTo(addressOfOrganisation(organisationNumber, neste))}
    />
  )
}
