import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { flagsQuery } from '@eksport/portal/flags/flags.ts'
import { sessionQuery } from '@eksport/portal/session/session-query.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { LandingPage } from '#src/features/landing/components/landing-page.tsx'
import { landingTexts } from '#src/features/landing/landing.texts.ts'
import { nextOf } from '#src/lib/login-address.ts'

/** Reads the parameter by which the server says that the login provider did not answer. */
const providerOf = ({ idporten }: Record<string, unknown>): { idporten?: 'nede' } =>
  idporten === 'nede' ? { idporten } : {}

/** [RTE-01] The login page; a logged-in person is redirected to the overview. */
export const Route = createFileRoute('/')({
  validateSearch: (search: Record<string, unknown>) => ({ ...nextOf(search), ...providerOf(search) }),
  beforeLoad: async ({ context: { queries } }) => {
    // Flags are loaded before the page renders, so that nothing on it moves; if they fail to load, their defaults apply.
    const flags = queries.prefetchQuery({ ...flagsQuery, retry: false })
    const [session] = await Promise.all([queries.ensureQueryData(sessionQuery), flags])
    if (session !== null) throw redirect({ to: '/oversikt' })
  },
  component: Front,
})

function Front() {
  const say = useText()
  useDocumentTitle(say(landingTexts.documentTitle))
  const { neste, idporten } = Route.useSearch()
  return <LandingPage next={neste} isProviderDown={idporten === 'nede'} />
}
