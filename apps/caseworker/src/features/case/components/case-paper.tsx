import { type Application, formatDate, unissuedStatuses } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Section } from '@eksport/ui'
import { replacementTexts as texts } from '../replacement.texts.ts'
import { PaperState } from './paper-state.tsx'

/** [MAT-01] The certificate of the older service that a case replaces, and where its paper is; it has no case of its own. */
export function MatsOriginal({ application }: { readonly application: Application }) {
  const say = useText()
  const { originalReferenceNumberFromSkjematjenesten: reference, replacementInformation, originalPaper } = application
  if (reference === undefined) return null
  const issued = replacementInformation?.originalCertificateIssuedDate
  const isOnItsWay =
    originalPaper?.state === 'RETURN_AGREED' && !unissuedStatuses.includes(application.applicationStatus)
  return (
    <Section heading={say(texts.title)} headingSize="h3" className="not-first:mt-6">
      <p className="text-ui">
        <strong className="font-semibold tabular-nums">{reference}</strong>{' '}
        {issued === undefined ? say(texts.ofMats) : say(texts.ofMatsIssued, { date: formatDate(issued) })}
      </p>
      {isOnItsWay && (
        <Alert tone="warning" heading={say(texts.returnTask)} headingLevel={3} className="mt-2">
          {say(texts.matsReturnTask, { trackingNumber: originalPaper.trackingNumber ?? '' })}
        </Alert>
      )}
      <PaperState of="mats" application={application} label={texts.paper} outstanding={texts.outstanding} />
    </Section>
  )
}

/** Row 21 of the status table for an annulled certificate: its paper must be accounted for, whether or not it is replaced. */
export function AnnulledPaper({ application }: { readonly application: Application }) {
  const say = useText()
  const { applicationStatus, certificateFormats, paperSerial } = application
  const wasPrinted = certificateFormats.includes('PAPER') && paperSerial !== undefined
  if (applicationStatus !== 'ANNULLERT' || !wasPrinted) return null
  return (
    <Section heading={say(texts.annulled)} headingSize="h3" className="not-first:mt-6">
      <PaperState of="original" application={application} label={texts.ownPaper} outstanding={texts.notRecorded} />
    </Section>
  )
}
