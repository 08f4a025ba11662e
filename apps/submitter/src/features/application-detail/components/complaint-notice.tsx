import type { Complaining } from '@eksport/api'
import {
  type Application,
  type ComplaintState,
  complaintStateTexts,
  formatDate,
  formatTimestamp,
  today,
} from '@eksport/domain'
import type { LocalizedText } from '@eksport/forms'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Fetched } from '@eksport/portal/waiting/fetched.tsx'
import { Alert, ButtonLink, Description, DescriptionList } from '@eksport/ui'
import { AttachmentList } from '@eksport/ui/certificate'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CopyPlus, PenLine } from 'lucide-react'
import { complaintTexts as texts } from '#src/lib/application/complaint.texts.ts'
import { complaintQuery } from '#src/lib/application/complaint-query.ts'
import { newCopyLink } from '#src/lib/application/draft-link.ts'
import { useAttachmentDownload } from '#src/lib/application/use-fetch-attachment.ts'
import { useOrganisation } from '#src/lib/organisation.ts'

/** [ADM-08] Shown under a refusal: how and until when to complain, or the state and outcome of the complaint. */
export function ComplaintNotice({ referenceNumber }: Pick<Application, 'referenceNumber'>) {
  const say = useText()
  const { organisationNumber } = useOrganisation()
  const query = useQuery(complaintQuery(organisationNumber, referenceNumber))
  return (
    <Fetched query={query} failed={say(texts.failed)}>
      {({ deadline, complaint }) =>
        complaint === undefined ? (
          <WayToComplain referenceNumber={referenceNumber} deadline={deadline} />
        ) : (
          <Filed referenceNumber={referenceNumber} deadline={deadline} complaint={complaint} />
        )
      }
    </Fetched>
  )
}

interface WayToComplainProps extends Pick<Complaining, 'deadline'>, Pick<Application, 'referenceNumber'> {}

function WayToComplain({ referenceNumber, deadline }: WayToComplainProps) {
  const say = useText()
  const isOverdue = deadline < today(new Date().toISOString())
  const params = { referenceNumber: String(referenceNumber) }
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <ButtonLink
        icon={<PenLine aria-hidden="true" />}
        render={<Link to="/soeknad/$referenceNumber/klage" params={params} />}
      >
        {say(texts.complain)}
      </ButtonLink>
      <p className="text-ui">{say(isOverdue ? texts.overdue : texts.until, { day: formatDate(deadline) })}</p>
    </div>
  )
}

const follows: Readonly<Record<ComplaintState, LocalizedText>> = {
  RECEIVED: texts.waiting,
  REVERSED: texts.reversed,
  CHANGED: texts.changed,
  SENT_ON: texts.sentOn,
  DISMISSED: texts.dismissed,
}

interface FiledProps extends WayToComplainProps {
  readonly complaint: NonNullable<Complaining['complaint']>
}

function Filed({ referenceNumber, deadline, complaint }: FiledProps) {
  const say = useText()
  const download = useAttachmentDownload(referenceNumber)
  const { state, words, filedTime, filedBy, isLate, attachments, decisions } = complaint
  const isGranted = state === 'REVERSED' || state === 'CHANGED'
  return (
    <Alert
      tone={isGranted ? 'success' : 'info'}
      heading={say(complaintStateTexts[state])}
      headingLevel={2}
      className="mt-4"
      actions={
        isGranted && (
          <ButtonLink small icon={<CopyPlus aria-hidden="true" />} render={<Link {...newCopyLink(referenceNumber)} />}>
            {say(texts.copy)}
          </ButtonLink>
        )
      }
    >
      <p>{say(follows[state])}</p>
      {isLate && state === 'RECEIVED' && <p className="mt-2">{say(texts.late, { day: formatDate(deadline) })}</p>}
      <DescriptionList className="mt-3">
        {decisions.map(({ reason, time }) => (
          <Description key={time} label={say(texts.reason, { day: formatDate(time) })} wide>
            <span className="whitespace-pre-wrap wrap-anywhere">{reason}</span>
          </Description>
        ))}
        <Description label={say(texts.yourComplaint)} wide>
          <span className="whitespace-pre-wrap wrap-anywhere">{words}</span>
          <span className="mt-1 block text-small text-subtle">
            {say(texts.filed, { time: formatTimestamp(filedTime), name: filedBy })}
          </span>
        </Description>
        {attachments.length > 0 && (
          <Description label={say(texts.files)} wide>
            <AttachmentList attachments={attachments} onDownload={download} />
          </Description>
        )}
      </DescriptionList>
    </Alert>
  )
}
