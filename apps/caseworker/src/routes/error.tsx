import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { createFileRoute } from '@tanstack/react-router'
import { FailurePage } from '#src/features/problem/components/failure-page.tsx'
import { problemTexts } from '#src/features/problem/problem.texts.ts'

/** Where the server sends a login or logout that failed. */
export const Route = createFileRoute('/error')({
  validateSearch: (search: Record<string, unknown>): { code?: string } =>
    typeof search.code === 'string' ? { code: search.code } : {},
  component: Failed,
})

function Failed() {
  const say = useText()
  useDocumentTitle(say(problemTexts.title))
  return <FailurePage code={Route.useSearch().code} />
}
