import { formatReference } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Link } from '@eksport/ui'
import { Link as RouterLink } from '@tanstack/react-router'
import { detailLink, draftLink } from '#src/lib/application/draft-link.ts'
import { seriesTexts as texts } from './series.texts.ts'
import type { ShownRow } from './series-rows.ts'

/** Link to the form of a draft, or to the submitted application. */
export function RowLink({ row: { row, isDraft } }: { readonly row: ShownRow }) {
  const say = useText()
  const { referenceNumber } = row
  const link = isDraft
    ? draftLink({ referenceNumber, applicationType: 'HELSESERTIFIKAT' })
    : detailLink(referenceNumber)
  return (
    <Link
      render={<RouterLink {...link} />}
      aria-label={say(texts.open, { reference: formatReference(referenceNumber) })}
    >
      {formatReference(referenceNumber)}
    </Link>
  )
}
