import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { createFileRoute } from '@tanstack/react-router'
import { OfficesPage } from '#src/features/parameters/components/offices-page.tsx'
import { parameterTexts } from '#src/features/parameters/parameters.texts.ts'

/** Of the administration: when which office is open. */
export const Route = createFileRoute('/administrasjon/kontorer')({ component: Page })

function Page() {
  const say = useText()
  useDocumentTitle(say(parameterTexts.officesTitle))
  return <OfficesPage />
}
