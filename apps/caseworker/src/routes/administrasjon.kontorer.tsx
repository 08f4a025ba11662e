import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { createFileRoute } from '@tanstack/react-router'
import { OfficesPage } from '#src/features/parameters/components/offices-page.tsx'
import { parameterTexts } from '#src/features/parameters/parameters.texts.ts'

/** Administration: the opening hours of the offices. */
export const Route = createFileRoute('/administrasjon/kontorer')({ component: Page })

function Page() {
  const say = useText()
  useDocumentTitle(say(parameterTexts.officesTitle))
  return <OfficesPage />
}
