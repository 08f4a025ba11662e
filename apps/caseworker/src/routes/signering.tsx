import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { sessionQuery } from '@eksport/portal/session/session-query.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { SigningPage } from '#src/features/signing/components/signing-page.tsx'
import { signingTexts } from '#src/features/signing/signing.texts.ts'

/** [CW-11] The signers' queue. */
export const Route = createFileRoute('/signering')({
  beforeLoad: async ({ context, location }) => {
    const session = await context.queries.ensureQueryData(sessionQuery)
    if (session === null) throw redirect({ to: '/', search: { neste: location.href } })
    return { person: session.person }
  },
  component: Signing,
})

function Signing() {
  const say = useText()
  const { person } = Route.useRouteContext()
  useDocumentTitle(say(signingTexts.title))
  return <SigningPage person={person} />
}
