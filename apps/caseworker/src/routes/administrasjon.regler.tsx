import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { createFileRoute } from '@tanstack/react-router'
import { RulesPage } from '#src/features/parameters/components/rules-page.tsx'
import { parameterTexts } from '#src/features/parameters/parameters.texts.ts'

/** Administration: parameters of the rule check. */
export const Route = createFileRoute('/administrasjon/regler')({ component: Page })

function Page() {
  const say = useText()
  useDocumentTitle(say(parameterTexts.rulesTitle))
  return <RulesPage />
}
