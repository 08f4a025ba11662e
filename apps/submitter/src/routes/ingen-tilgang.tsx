import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { sessionQuery } from '@eksport/portal/session/session-query.ts'
import { contact } from '@eksport/portal/text/contact.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { ButtonLink, ErrorPage } from '@eksport/ui'
import { createFileRoute, Link } from '@tanstack/react-router'
import { problemTexts } from '#src/features/problem/problem.texts.ts'

/** [RTE-05] */
export const Route = createFileRoute('/ingen-tilgang')({
  // The header says who is logged in also when this is the first page that is opened.
  loader: ({ context }) => context.queries.prefetchQuery(sessionQuery),
  component: NoAccess,
})

function NoAccess() {
  const say = useText()
  useDocumentTitle(say(problemTexts.noAccess))
  return (
    <ErrorPage kind="no-access" phone={contact.phone}>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink kind="primary" render={<Link to="/velg-virksomhet" />}>
          {say(problemTexts.changeOrganisation)}
        </ButtonLink>
        <ButtonLink render={<Link to="/" />}>{say(problemTexts.toFrontPage)}</ButtonLink>
      </div>
    </ErrorPage>
  )
}
