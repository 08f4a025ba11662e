import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { contact } from '@eksport/portal/text/contact.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { ButtonLink, ErrorPage } from '@eksport/ui'
import { createFileRoute, Link } from '@tanstack/react-router'
import { problemTexts } from '#src/features/problem/problem.texts.ts'

/** [RTE-05] */
export const Route = createFileRoute('/ingen-tilgang')({ component: NoAccess })

function NoAccess() {
  const say = useText()
  useDocumentTitle(say(problemTexts.noAccess))
  return (
    <ErrorPage kind="no-access" phone={contact.phone} home={{ render: <Link to="/" /> }}>
      <ButtonLink kind="primary" className="mt-6" render={<Link to="/velg-virksomhet" />}>
        {say(problemTexts.changeOrganisation)}
      </ButtonLink>
    </ErrorPage>
  )
}
