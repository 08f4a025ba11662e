import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { createFileRoute } from '@tanstack/react-router'
import { ReceiversPage } from '#src/features/parameters/components/receivers-page.tsx'
import { parameterTexts } from '#src/features/parameters/parameters.texts.ts'

/** Administration: authorities abroad that receive certificates. */
export const Route = createFileRoute('/administrasjon/mottakere')({ component: Page })

function Page() {
  const say = useText()
  useDocumentTitle(say(parameterTexts.receiversTitle))
  return <ReceiversPage />
}
