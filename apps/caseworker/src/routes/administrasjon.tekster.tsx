import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { createFileRoute } from '@tanstack/react-router'
import { TextsPage } from '#src/features/administration/components/texts-page.tsx'
import { writtenTextTexts } from '#src/features/administration/written-text.texts.ts'

/** [ADM-03] The texts of letters and questions; the address holds the open one. */
export const Route = createFileRoute('/administrasjon/tekster')({
  validateSearch: (search: Record<string, unknown>): { readonly tekst?: string } =>
    typeof search.tekst === 'string' ? { tekst: search.tekst } : {},
  component: Texts,
})

function Texts() {
  const say = useText()
  useDocumentTitle(say(writtenTextTexts.title))
  return <TextsPage chosen={Route.useSearch().tekst} />
}
