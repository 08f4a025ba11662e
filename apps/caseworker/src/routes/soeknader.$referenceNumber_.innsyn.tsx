import { formatReference } from '@eksport/domain'
import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { sessionQuery } from '@eksport/portal/session/session-query.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { AccessPage } from '#src/features/case/archive/access-page.tsx'
import { accessTexts } from '#src/features/case/archive/archive.texts.ts'
import { referenceParams } from '#src/lib/reference-params.ts'

/** [ADM-07] Disclosure of one case. */
export const Route = createFileRoute('/soeknader/$referenceNumber_/innsyn')({
  params: referenceParams,
  beforeLoad: async ({ context, location }) => {
    const session = await context.queries.ensureQueryData(sessionQuery)
    if (session === null) throw redirect({ to: '/', search: { neste: location.href } })
  },
  component: Access,
})

function Access() {
  const say = useText()
  const { referenceNumber } = Route.useParams()
  useDocumentTitle(say(accessTexts.title, { reference: formatReference(referenceNumber) }))
  return <AccessPage key={referenceNumber} referenceNumber={referenceNumber} />
}
