import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { sessionQuery } from '@eksport/portal/session/session-query.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { PaperPage } from '#src/features/paper/components/paper-page.tsx'
import { paperTexts } from '#src/features/paper/paper.texts.ts'
import { paperStockQuery } from '#src/lib/paper-stock.ts'

/** [CRT-15] The numbered paper of the officer's office. */
export const Route = createFileRoute('/papirlager')({
  beforeLoad: async ({ context, location }) => {
    const session = await context.queries.ensureQueryData(sessionQuery)
    if (session === null) throw redirect({ to: '/', search: { neste: location.href } })
  },
  // Not awaited: the page shows its own placeholders and errors.
  loader: ({ context }) => void context.queries.prefetchQuery(paperStockQuery),
  component: Paper,
})

function Paper() {
  const say = useText()
  useDocumentTitle(say(paperTexts.title))
  return <PaperPage />
}
