import { groupDigits } from '@eksport/domain'
import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { actingOrganisation } from '@eksport/portal/server/acting-organisation.ts'
import { sessionQuery } from '@eksport/portal/session/session-query.ts'
import { contact } from '@eksport/portal/text/contact.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { ButtonLink, ErrorPage } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { problemTexts } from '#src/features/problem/problem.texts.ts'

/** [RTE-05] */
export const Route = createFileRoute('/ingen-tilgang')({
  // The header needs the session, also if this is the first page opened.
  loader: ({ context }) => context.queries.prefetchQuery(sessionQuery),
  component: NoAccess,
})

function NoAccess() {
  const say = useText()
  useDocumentTitle(say(problemTexts.noAccess))
  const { data: session } = useQuery({ ...sessionQuery, enabled: false })
  const acting = actingOrganisation()
  const isNotTheirs = acting !== undefined && session?.organisation === null
  return (
    <ErrorPage kind="no-access" phone={contact.phone}>
      {isNotTheirs && <p className="mt-4">{say(problemTexts.notTheirs, { number: groupDigits(acting) })}</p>}
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink kind="primary" render={<Link to="/velg-virksomhet" />}>
          {say(problemTexts.changeOrganisation)}
        </ButtonLink>
        {/* A full page load: a navigation within this page would open the front page of the same organisation. */}
        <ButtonLink href="/">{say(problemTexts.toFrontPage)}</ButtonLink>
      </div>
    </ErrorPage>
  )
}
