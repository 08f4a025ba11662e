import { hasRight } from '@eksport/domain'
import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { sessionQuery } from '@eksport/portal/session/session-query.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { administrationTexts } from '#src/features/administration/administration.texts.ts'
import { Administration } from '#src/features/administration/components/administration.tsx'

/**
 * [CW-03] What all offices share; the address holds the open message. An officer without the right is redirected to a section they may
 * open.
 */
export const Route = createFileRoute('/administrasjon/')({
  validateSearch: (search: Record<string, unknown>): { readonly melding?: string } =>
    typeof search.melding === 'string' ? { melding: search.melding } : {},
  beforeLoad: async ({ context }) => {
    const roles = (await context.queries.ensureQueryData(sessionQuery))?.person.roles ?? []
    // Imported late, because it brings the texts of the whole administration.
    const { sectionsFor } = await import('#src/features/administration/sections.ts')
    const [first] = sectionsFor(roles)
    if (first !== undefined && !hasRight(roles, 'administer')) throw redirect({ to: first.to })
  },
  component: Administrating,
})

function Administrating() {
  const say = useText()
  useDocumentTitle(say(administrationTexts.operation))
  return <Administration chosen={Route.useSearch().melding} />
}
