import type { ApplicationReading } from '@eksport/api'
import { type Application, formatDate, formatInstant } from '@eksport/domain'
import { DecisionNote } from '@eksport/portal/case/decision-note.tsx'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Check, Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import { receiptTexts as texts } from '../receipt.texts.ts'

type Standing = 'done' | 'now' | 'ahead'

const looks: Readonly<Record<Standing, string>> = {
  done: 'border-success-base bg-success-tint text-success-text',
  now: 'border-action bg-action text-on-action',
  ahead: 'border-line-strong bg-surface',
}

type Decided = Pick<ApplicationReading, 'application' | 'decision'>

/** What has happened, what happens now and why, and what comes then. */
export function Ahead({ application, decision }: Decided) {
  const say = useText()
  const { submittedDateTime, applicationStatus, certificateFormats } = application
  const isApproved = applicationStatus === 'GODKJENT' || applicationStatus === 'TIL_SIGNERING'
  const onPaper = certificateFormats.includes('PAPER')
  return (
    <ol>
      <Step
        standing="done"
        no={1}
        title={say(texts.arrived)}
        time={submittedDateTime && formatInstant(submittedDateTime)}
      >
        <p>{say(texts.arrivedText)}</p>
      </Step>
      {isApproved ? (
        <Step standing="done" no={2} title={say(texts.approved)}>
          {decision === undefined ? <p>{say(texts.approvedText)}</p> : <DecisionNote decision={decision} />}
        </Step>
      ) : (
        <Step standing="now" no={2} title={say(texts.assessed)}>
          <Why application={application} decision={decision} />
        </Step>
      )}
      <Step standing={isApproved ? 'now' : 'ahead'} no={3} title={say(texts.issued)}>
        <p>{say(texts.issuedText)}</p>
      </Step>
      <Step standing="ahead" no={4} title={say(onPaper ? texts.fetched : texts.delivered)}>
        {onPaper ? <Where application={application} /> : <p>{say(texts.deliveredText)}</p>}
      </Step>
    </ol>
  )
}

/** [ACT-07] Why a person looks at it. */
function Why({ application, decision }: Decided) {
  const say = useText()
  const reasons = [...new Set(decision?.reasons.map(({ messages }) => say(messages)))]
  if (application.revision > 1) return <p>{say(texts.sameOfficer)}</p>
  return (
    <>
      {reasons.length > 0 && (
        <>
          <p>{say(texts.because)}</p>
          <ul className="my-1 list-disc pl-5">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </>
      )}
      <p>{say(texts.assessedText)}</p>
    </>
  )
}

const offices = ['certificate-offices'] as const

function Where({ application: { certificateRetrieval } }: { readonly application: Application }) {
  const say = useText()
  const labels = useCodeLabels(offices)
  const { office, date, time } = certificateRetrieval ?? {}
  if (office === undefined || date === undefined || time === undefined) return null
  const name = labels.label('certificate-offices', office)
  return <p>{say(texts.fetchedText, { office: name, date: formatDate(date), time })}</p>
}

interface StepProps {
  readonly standing: Standing
  readonly no: number
  readonly title: string
  readonly time?: string | undefined
  readonly children: ReactNode
}

function Step({ standing, no, title, time, children }: StepProps) {
  return (
    <li
      {...(standing === 'now' && { 'aria-current': 'step' })}
      className="relative pb-5 pl-11 not-last:before:absolute not-last:before:top-8 not-last:before:bottom-0 not-last:before:left-3.75 not-last:before:w-px not-last:before:bg-line-strong"
    >
      <span
        aria-hidden="true"
        className={`absolute top-0 left-0 grid size-8 place-items-center rounded-full border text-small tabular-nums ${looks[standing]}`}
      >
        {standing === 'done' && <Check className="size-4.5" />}
        {standing === 'now' && <Hourglass className="size-4.5" />}
        {standing === 'ahead' && no}
      </span>
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 pt-1 text-ui">
        {title}
        {time !== undefined && <span className="text-small font-normal text-subtle tabular-nums">{time}</span>}
      </h3>
      <div className="mt-0.5 max-w-text text-subtle">{children}</div>
    </li>
  )
}
