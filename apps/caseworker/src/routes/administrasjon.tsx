import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { sessionQuery } from '@eksport/portal/session/session-query.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { administrationTexts } from '#src/features/administration/administration.texts.ts'
import { Administration } from '#src/features/administration/components/administration.tsx'

/** [CW-03] What all offices share; the message in sight stands in the address. */
export const Route = createFileRoute('/administrasjon')({
  validateSearch: (search: Record<string, unknown>): { readonly melding?: string } =>
    typeof search.melding === 'string' ? { melding: search.melding } : {},
  beforeLoad: async ({ context, location }) => {
    const session = await context.queries.ensureQueryData(sessionQuery)
    if (session === null) throw redirect({ to: '/', search: { neste: location.href } })
  },
  component: Administrating,
})

function Administrating() {
  const say = useText()
  useDocumentTitle(say(administrationTexts.title))
  return <Administration chosen={Route.useSearch().melding} />
}
