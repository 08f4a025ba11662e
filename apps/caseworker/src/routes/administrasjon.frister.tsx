import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { createFileRoute } from '@tanstack/react-router'
import { PeriodsPage } from '#src/features/parameters/components/periods-page.tsx'
import { parameterTexts } from '#src/features/parameters/parameters.texts.ts'

/** Administration: when reminders are sent, and how long data are kept. */
export const Route = createFileRoute('/administrasjon/frister')({ component: Page })

function Page() {
  const say = useText()
  useDocumentTitle(say(parameterTexts.periodsTitle))
  return <PeriodsPage />
}
