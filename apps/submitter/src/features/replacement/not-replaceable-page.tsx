import { type Application, formatReference, replacementSections } from '@eksport/domain'
import type { Answers } from '@eksport/forms'
import { useDocumentTitle } from '@eksport/portal/browser/use-document-title.ts'
import type { Journal } from '@eksport/portal/journal/journal.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { PageHeading } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { currentReplacementQuery } from '#src/lib/application/current-replacement.ts'
import { detailLink } from '#src/lib/application/draft-link.ts'
import { useOrganisation } from '#src/lib/organisation.ts'
import { replacementTexts as texts } from '../../draft/replacement.texts.ts'
import { ReplacementInVain } from './replacement-in-vain.tsx'

const nothing: Answers = {}

interface NotReplaceablePageProps {
  readonly original: Application
  /** What was written here while the certificate could be replaced; it exists only in this browser. */
  readonly journal: Journal
}

/** [RTE-15] A certificate that cannot be replaced now, with a link to its existing replacement. */
export function NotReplaceablePage({ original, journal }: NotReplaceablePageProps) {
  const say = useText()
  const { organisationNumber } = useOrganisation()
  const { referenceNumber, certificateFormats } = original
  const { data, isPending } = useQuery(currentReplacementQuery(organisationNumber, referenceNumber))
  const title = say(texts.title, { reference: formatReference(referenceNumber) })
  useDocumentTitle(title)
  const other = data && formatReference(data.applicationReferenceNumber)
  return (
    <>
      <PageHeading>{title}</PageHeading>
      <ReplacementInVain
        referenceNumber={referenceNumber}
        journal={journal}
        sections={replacementSections(certificateFormats.includes('PAPER'))}
        // Until it is known whether the request arrived, its text is not reported as unsent.
        stored={isPending ? undefined : (data?.replacementInformation ?? nothing)}
        why={other === undefined ? say(texts.notPossible) : say(texts.alreadyReplaced, { reference: other })}
        leadsTo={detailLink(data?.applicationReferenceNumber ?? referenceNumber)}
        way={other === undefined ? say(texts.back) : say(texts.open, { reference: other })}
      />
    </>
  )
}
