import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { createFileRoute } from '@tanstack/react-router'
import { StaffPage } from '#src/features/administration/components/staff-page.tsx'
import { staffTexts } from '#src/features/administration/staff.texts.ts'

/** [ADM-04] The officers; the address holds the open one. */
export const Route = createFileRoute('/administrasjon/ansatte')({
  validateSearch: (search: Record<string, unknown>): { readonly ansatt?: string } =>
    typeof search.ansatt === 'string' ? { ansatt: search.ansatt } : {},
  component: Officers,
})

function Officers() {
  const say = useText()
  useDocumentTitle(say(staffTexts.title))
  return <StaffPage chosen={Route.useSearch().ansatt} />
}
