import type { ApplicationReading } from '@eksport/api'
import {
  type Application,
  type ApplicationStatus,
  deadlineOf,
  formatDayTime,
  formatInstant,
  formatReference,
  formatTimestamp,
} from '@eksport/domain'
import { useCheckContext } from '@eksport/portal/case/check-context.ts'
import { DecisionNote } from '@eksport/portal/case/decision-note.tsx'
import { causeTexts } from '@eksport/portal/case/due.texts.ts'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Heading, Link, Step, type StepProps, Stepper } from '@eksport/ui'
import { StatusBadge } from '@eksport/ui/certificate'
import { Link as RouterLink } from '@tanstack/react-router'
import { Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import { detailLink } from '#src/lib/application/draft-link.ts'
import { receiptTexts as texts } from './receipt.texts.ts'

type Decided = Pick<ApplicationReading, 'application' | 'decision'>
type Numbered = Pick<ApplicationReading, 'application' | 'certificateNumber'>

interface PartProps {
  readonly application: Application
}

/** The stage of a submitted application: a person assesses it, asks a question, or it is approved; any other status is further on. */
const stages: Partial<Readonly<Record<ApplicationStatus, 'assessed' | 'asked' | 'approved'>>> = {
  INNSENDT: 'assessed',
  UNDER_VURDERING: 'assessed',
  AVKLARING_INNSENDER: 'asked',
  GODKJENT: 'approved',
  TIL_SIGNERING: 'approved',
  SKREVET_UT: 'approved',
}

interface ReceiptStepProps extends Pick<StepProps, 'state' | 'time'> {
  readonly title: string
  readonly children?: ReactNode
}

/** One step of the process; the authority's turn is shown as a wait. */
const ReceiptStep = ({ title, ...step }: ReceiptStepProps) => (
  <Step
    {...step}
    title={
      <Heading level={3} size="ui">
        {title}
      </Heading>
    }
    icon={step.state === 'current' && <Hourglass className="size-4.5" />}
  />
)

/** What has happened, what happens now and why, and what comes next. */
export function Ahead({ application, decision, certificateNumber }: Decided & Numbered) {
  const say = useText()
  const stage = stages[application.applicationStatus]
  if (stage === undefined)
    return (
      <Stepper>
        <Arrived application={application} decision={decision} />
        <ReceiptStep
          state={application.applicationStatus === 'AVSLAG' ? 'failed' : 'current'}
          title={say(texts.movedOn)}
        >
          <StatusBadge status={application.applicationStatus} viewpoint="INNSENDER" />
          <p className="mt-1">{say(texts.movedOnText)}</p>
        </ReceiptStep>
      </Stepper>
    )
  const isApproved = stage === 'approved'
  return (
    <Stepper>
      <Arrived application={application} decision={decision} />
      {stage === 'assessed' && <Assessed application={application} decision={decision} />}
      {stage === 'asked' && <Asked application={application} />}
      {isApproved && <Approved application={application} decision={decision} />}
      <Issued application={application} certificateNumber={certificateNumber} isNext={isApproved} />
      <Handed application={application} />
    </Stepper>
  )
}

function Arrived({ application: { submittedDateTime, revision }, decision }: Decided) {
  const say = useText()
  const isAnswer = revision > 1
  const at = isAnswer ? decision?.at : submittedDateTime
  return (
    <ReceiptStep
      state="done"
      title={say(isAnswer ? texts.answerArrived : texts.arrived)}
      time={at && formatTimestamp(at)}
    >
      <p>{say(texts.arrivedText)}</p>
    </ReceiptStep>
  )
}

/** [ACT-06] The deadline of the authority, while the next step is theirs and the deadline is not past. */
function useDeadline(application: Application) {
  const say = useText()
  const { now } = useCheckContext()
  const deadline = deadlineOf(application)
  if (deadline === undefined || Date.parse(deadline.at) < Date.parse(now)) return undefined
  const cause = say(causeTexts[deadline.cause], { moment: formatInstant(deadline.causeAt) })
  return { time: say(texts.deadline, { time: formatInstant(deadline.at) }), why: say(texts.before, { cause }) }
}

/** [ACT-06] [ACT-07] A person assesses the application: why, and until when. */
function Assessed({ application, decision }: Decided) {
  const say = useText()
  const deadline = useDeadline(application)
  const reasons = [...new Set(decision?.reasons.map(({ messages }) => say(messages)))]
  return (
    <ReceiptStep state="current" title={say(texts.assessed)} time={deadline?.time}>
      {application.revision > 1 && <p>{say(texts.answerArrivedText)}</p>}
      {reasons.length > 0 && (
        <>
          <p>{say(texts.because)}</p>
          <ul className="my-1 list-disc pl-5 wrap-anywhere">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </>
      )}
      <p>{deadline ? `${deadline.why} ${say(texts.assessedText)}` : say(texts.assessedText)}</p>
    </ReceiptStep>
  )
}

function Asked({ application: { referenceNumber } }: PartProps) {
  const say = useText()
  return (
    <ReceiptStep state="current" title={say(texts.asked)}>
      <p>{say(texts.askedText)}</p>
      <Link render={<RouterLink {...detailLink(referenceNumber)} />}>{say(texts.toApplication)}</Link>
    </ReceiptStep>
  )
}

function Approved({ application: { approvedDateTime }, decision }: Decided) {
  const say = useText()
  const isAutomatic = decision?.outcome === 'AUTO_APPROVED'
  return (
    <ReceiptStep
      state="done"
      title={say(isAutomatic ? texts.automatic : texts.approved)}
      time={approvedDateTime && formatTimestamp(approvedDateTime)}
    >
      {isAutomatic && <DecisionNote decision={decision} />}
    </ReceiptStep>
  )
}

function Issued({ application, certificateNumber, isNext }: Numbered & { readonly isNext: boolean }) {
  const say = useText()
  const deadline = useDeadline(application)
  return (
    <ReceiptStep
      state={isNext ? 'current' : 'upcoming'}
      title={say(texts.issued)}
      time={isNext ? deadline?.time : say(texts.whenApproved)}
    >
      <Replaced application={application} />
      <p className="wrap-anywhere">
        {certificateNumber
          ? `${say(texts.number, { number: certificateNumber })} ${say(texts.noChange)}`
          : say(texts.noChange)}
      </p>
    </ReceiptStep>
  )
}

/** What the new certificate replaces. */
function Replaced({ application }: PartProps) {
  const say = useText()
  const { originalApplicationReference: own, originalReferenceNumberFromSkjematjenesten: older } = application
  if (own !== undefined) return <p>{say(texts.replaces, { original: formatReference(own) })}</p>
  return older === undefined ? null : <p>{say(texts.replacesMats, { original: older })}</p>
}

const offices = ['certificate-offices'] as const

/** How the exporter gets the certificate: on paper at the chosen place and time, or as a file on the application. */
function Handed({ application: { certificateRetrieval, certificateFormats, control } }: PartProps) {
  const say = useText()
  const labels = useCodeLabels(offices)
  const { dispatchDate, dispatchTime } = control ?? {}
  const lastControl = dispatchDate && say(texts.lastControl, { moment: formatDayTime(dispatchDate, dispatchTime) })
  const { office, date, time } = certificateRetrieval ?? {}
  if (!certificateFormats.includes('PAPER'))
    return (
      <ReceiptStep state="upcoming" title={say(texts.delivered)}>
        <p>{say(texts.deliveredText)}</p>
        {lastControl && <p>{lastControl}</p>}
      </ReceiptStep>
    )
  return (
    <ReceiptStep state="upcoming" title={say(texts.fetched)} time={date && formatDayTime(date, time)}>
      {office !== undefined && <p>{labels.label('certificate-offices', office)}</p>}
      {lastControl && <p>{lastControl}</p>}
    </ReceiptStep>
  )
}
