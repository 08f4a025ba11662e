import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { sessionQuery } from '@eksport/portal/session/session-query.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { createFileRoute } from '@tanstack/react-router'
import { processingTimesTexts } from '#src/features/processing-times/processing-times.texts.ts'
import { ProcessingTimesPage } from '#src/features/processing-times/processing-times-page.tsx'

/** [EXP-13] A public page. */
export const Route = createFileRoute('/behandlingstid')({
  // The header needs the session, also if this is the first page opened.
  loader: ({ context }) => context.queries.prefetchQuery(sessionQuery),
  component: Times,
})

function Times() {
  const say = useText()
  useDocumentTitle(say(processingTimesTexts.title))
  return <ProcessingTimesPage />
}
