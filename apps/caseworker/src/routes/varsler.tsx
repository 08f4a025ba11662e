import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { noticesTexts } from '@eksport/portal/notices/notices.texts.ts'
import { sessionQuery } from '@eksport/portal/session/session-query.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { NoticesPage } from '#src/features/notices/notices-page.tsx'

export const Route = createFileRoute('/varsler')({
  beforeLoad: async ({ context, location }) => {
    const session = await context.queries.ensureQueryData(sessionQuery)
    if (session === null) throw redirect({ to: '/', search: { neste: location.href } })
  },
  component: Notices,
})

function Notices() {
  const say = useText()
  useDocumentTitle(say(noticesTexts.toSettings))
  return <NoticesPage />
}
