import { addressOfOrganisation } from '@eksport/domain'
import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { LogOutQuestion } from '@eksport/portal/session/log-out-question.tsx'
import { sessionQuery } from '@eksport/portal/session/session-query.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { useLogOut } from '#src/app/use-log-out.ts'
import {
  ChooseOrganisationPage,
  NoOrganisationPage,
} from '#src/features/session/components/choose-organisation-page.tsx'
import { sessionTexts } from '#src/features/session/session.texts.ts'
import { home, nextOf } from '#src/lib/login-address.ts'
import { reporteesQuery } from '#src/lib/reportees-query.ts'

/** Reads an organisation that was already chosen elsewhere, for example by name in the palette. */
const chosenOf = ({ valgt }: Record<string, unknown>): { valgt?: string } =>
  typeof valgt === 'string' && /^\d{9}$/.test(valgt) ? { valgt } : {}

/** [RTE-06] */
export const Route = createFileRoute('/velg-virksomhet')({
  validateSearch: (search: Record<string, unknown>) => ({ ...nextOf(search), ...chosenOf(search) }),
  beforeLoad: async ({ context, location, search, preload }) => {
    const session = await context.queries.ensureQueryData(sessionQuery)
    if (session === null) throw redirect({ to: '/', search: { neste: location.publicHref } })
    // Replaces this page in the history, so that Back leads to the previous one.
    if (search.valgt !== undefined && !preload)
      context.goTo(addressOfOrganisation(search.valgt, search.neste ?? home), { replace: true })
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
  const { neste = home } = Route.useSearch()
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
