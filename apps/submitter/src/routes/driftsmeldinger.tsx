import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { sessionQuery } from '@eksport/portal/session/session-query.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { createFileRoute } from '@tanstack/react-router'
import { OperatingMessagesPage } from '#src/features/operating-messages/components/operating-messages-page.tsx'
import { operatingMessagesTexts } from '#src/features/operating-messages/operating-messages.texts.ts'

export const Route = createFileRoute('/driftsmeldinger')({
  // The header needs the session, also if this is the first page opened.
  loader: ({ context }) => context.queries.prefetchQuery(sessionQuery),
  component: Messages,
})

function Messages() {
  const say = useText()
  useDocumentTitle(say(operatingMessagesTexts.title))
  return <OperatingMessagesPage />
}
