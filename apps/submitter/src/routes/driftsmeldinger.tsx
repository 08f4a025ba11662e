import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { createFileRoute } from '@tanstack/react-router'
import { OperatingMessagesPage } from '#src/features/operating-messages/components/operating-messages-page.tsx'
import { operatingMessagesTexts } from '#src/features/operating-messages/operating-messages.texts.ts'

export const Route = createFileRoute('/driftsmeldinger')({ component: Messages })

function Messages() {
  const say = useText()
  useDocumentTitle(say(operatingMessagesTexts.title))
  return <OperatingMessagesPage />
}
