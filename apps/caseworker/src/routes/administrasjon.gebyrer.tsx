import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { createFileRoute } from '@tanstack/react-router'
import { FeesPage } from '#src/features/parameters/components/fees-page.tsx'
import { parameterTexts } from '#src/features/parameters/parameters.texts.ts'

/** Administration: the fees of certificates. */
export const Route = createFileRoute('/administrasjon/gebyrer')({ component: Page })

function Page() {
  const say = useText()
  useDocumentTitle(say(parameterTexts.feesTitle))
  return <FeesPage />
}
