import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { createFileRoute } from '@tanstack/react-router'
import { ErrorCodePage } from '#src/features/problem/components/error-code-page.tsx'
import { problemTexts } from '#src/features/problem/problem.texts.ts'

/** [RTE-07] */
export const Route = createFileRoute('/error')({
  validateSearch: (search: Record<string, unknown>): { code?: string } =>
    typeof search.code === 'string' ? { code: search.code } : {},
  component: Failed,
})

function Failed() {
  const say = useText()
  useDocumentTitle(say(problemTexts.errorTitle))
  return <ErrorCodePage code={Route.useSearch().code} />
}
