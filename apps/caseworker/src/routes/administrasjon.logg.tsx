import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { createFileRoute } from '@tanstack/react-router'
import { auditTexts } from '#src/features/audit/audit.texts.ts'
import { AuditPage } from '#src/features/audit/audit-page.tsx'
import { readAuditSearch } from '#src/features/audit/audit-search.ts'

/** [ADM-05] The log; the address holds the search. */
export const Route = createFileRoute('/administrasjon/logg')({
  validateSearch: readAuditSearch,
  component: Log,
})

function Log() {
  const say = useText()
  const navigate = Route.useNavigate()
  useDocumentTitle(say(auditTexts.title))
  return <AuditPage search={Route.useSearch()} onSearch={(search) => void navigate({ search, resetScroll: false })} />
}
