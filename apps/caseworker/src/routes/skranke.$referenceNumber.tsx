import { formatReference } from '@eksport/domain'
import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { createFileRoute } from '@tanstack/react-router'
import { HandOutPage } from '#src/features/desk/components/hand-out-page.tsx'
import { handOutTexts } from '#src/features/desk/hand-out.texts.ts'
import { referenceParams } from '#src/lib/reference-params.ts'

/** [CW-04] The hand-out of one case, beside the list if there is room. */
export const Route = createFileRoute('/skranke/$referenceNumber')({
  params: referenceParams,
  component: HandOutOfCase,
})

function HandOutOfCase() {
  const say = useText()
  const { referenceNumber } = Route.useParams()
  const search = Route.useSearch()
  useDocumentTitle(say(handOutTexts.title, { reference: formatReference(referenceNumber) }))
  return <HandOutPage key={referenceNumber} referenceNumber={referenceNumber} search={search} />
}
