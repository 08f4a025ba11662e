import { type Application, formatReference, isPaperAwaited } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, ButtonLink } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { currentReplacementQuery } from '#src/lib/application/current-replacement.ts'
import { detailLink } from '#src/lib/application/draft-link.ts'
import { useOrganisation } from '#src/lib/organisation.ts'
import { applicationDetailTexts as texts } from '../application-detail.texts.ts'

interface ReplacementNoticeProps {
  readonly application: Application
  /** Whether this is a replacement that may not be handed out yet. */
  readonly awaitsOriginal: boolean
}

/**
 * Notice on a certificate that another is to replace, on a replaced one whose paper is still to be returned, and on a replacement that
 * waits for that.
 */
export function ReplacementNotice({ application, awaitsOriginal }: ReplacementNoticeProps) {
  const say = useText()
  const { applicationStatus, replacedByApplicationReferences = [] } = application
  if (applicationStatus === 'ERSTATNING_UNDER_REGISTRERING' || applicationStatus === 'ERSTATNING_BEHANDLES') {
    return <UnderWay original={application.referenceNumber} />
  }
  if (awaitsOriginal) {
    return (
      <Alert tone="info" className="mt-4">
        {say(texts.awaitsOriginal)}
      </Alert>
    )
  }
  const successor = replacedByApplicationReferences.at(-1)
  if (!isPaperAwaited(application) || successor === undefined) return null
  return <PaperToReturn application={application} successor={successor} />
}

function UnderWay({ original }: { readonly original: number }) {
  const say = useText()
  const { organisationNumber } = useOrganisation()
  const { data } = useQuery(currentReplacementQuery(organisationNumber, original))
  if (data === undefined) return null
  const reference = formatReference(data.applicationReferenceNumber)
  return (
    <Alert
      tone="info"
      className="mt-4"
      actions={
        <ButtonLink small render={<Link {...detailLink(data.applicationReferenceNumber)} />}>
          {say(texts.openReplacement, { reference })}
        </ButtonLink>
      }
    >
      {say(texts.beingReplaced, { reference })}
    </Alert>
  )
}

interface PaperToReturnProps {
  readonly application: Application
  readonly successor: number
}

/** Row 29 of the status table: the paper of a replaced certificate that is still to be returned. */
function PaperToReturn({ application: { returnAgreement }, successor }: PaperToReturnProps) {
  const say = useText()
  const trackingNumber = returnAgreement?.trackingNumber
  const toReturn = say(texts.paperToReturn, { reference: formatReference(successor) })
  return (
    <Alert tone="warning" className="mt-4">
      {trackingNumber === undefined ? toReturn : `${toReturn} ${say(texts.trackedBy, { trackingNumber })}`}
    </Alert>
  )
}
