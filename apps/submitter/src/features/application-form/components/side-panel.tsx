import { type FormAnswers, formatDate, formatKroner, type RuleViolation, type ValidationResult } from '@eksport/domain'
import { type StepId, stepsOf } from '@eksport/domain/templates'
import { useCodeLabels } from '@eksport/portal/code-lists/use-code-labels.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Description, DescriptionList, Link, useEksport } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from '@tanstack/react-router'
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react'
import { feeQuery } from '../api/calculate-fee.ts'
import { useDraft } from '../draft/draft-context.ts'
import { otherReasons } from '../draft/reasons-for-person.ts'
import { stepLink } from '../draft/step-link.ts'
import { useTemplate } from '../draft/template-context.ts'
import { formTexts as texts } from '../form.texts.ts'

const looks = {
  ok: {
    Sign: CircleCheck,
    text: texts.outcomeOk,
    sign: 'text-success-base',
    words: 'text-success-text',
    edge: 'border-success-base',
  },
  manual: {
    Sign: TriangleAlert,
    text: texts.outcomeManual,
    sign: 'text-warning-base',
    words: 'text-warning-text',
    edge: 'border-warning-base',
  },
  critical: {
    Sign: CircleX,
    text: texts.outcomeCritical,
    sign: 'text-danger-base',
    words: 'text-danger-text',
    edge: 'border-danger-base',
  },
} as const

function outcomeOf({ errors, needsManualProcessing }: ValidationResult): keyof typeof looks {
  if (errors.some(({ severity }) => severity === 'CRITICAL')) return 'critical'
  return needsManualProcessing ? 'manual' : 'ok'
}

interface SidePanelProps {
  readonly step: StepId
  /** Steps that have been begun; findings about others wait. */
  readonly begun: readonly StepId[]
}

/** What the rules say of the draft so far, and what it will cost. */
export function SidePanel({ step, begun }: SidePanelProps) {
  const { validation, relevant } = useDraft()
  // What is wrong with a page that was not begun waits for it; why a person decides never does.
  const errors = validation.errors.filter(
    ({ severity, step: of }) => severity === 'MANUAL_PROCESSING' || of === undefined || begun.some((id) => id === of),
  )
  return (
    <div className="flex flex-col gap-8">
      <Outcome validation={{ ...validation, errors }} step={step} />
      <Fee answers={relevant} />
    </div>
  )
}

function Outcome({ validation, step }: { readonly validation: ValidationResult; readonly step: StepId }) {
  const say = useText()
  const { application } = useDraft()
  const reasons = otherReasons(application, useTemplate(), validation)
  const { Sign, text, sign, words, edge } = looks[outcomeOf(validation)]
  return (
    <section aria-labelledby="outcome" className={`border-t-3 pt-4 ${edge}`}>
      <h2 id="outcome" className="text-ui">
        {say(texts.outcome)}
      </h2>
      <p className={`mt-2 flex items-start gap-2 font-semibold ${words}`}>
        <Sign aria-hidden="true" className={`mt-px size-5.5 ${sign}`} />
        {say(text)}
      </p>
      {validation.errors.length + reasons.length > 0 && (
        <ul className="mt-3">
          {reasons.map(({ code, messages }) => (
            <li key={code} className="border-b border-line py-2.5 text-cell first:border-t">
              {say(messages)}
            </li>
          ))}
          {validation.errors.map((violation) => (
            <Finding key={`${violation.code} ${violation.lines?.join() ?? ''}`} violation={violation} step={step} />
          ))}
        </ul>
      )}
      <p className="mt-3 text-small text-subtle">{say(texts.outcomeHint)}</p>
    </section>
  )
}

function Finding({ violation, step }: { readonly violation: RuleViolation; readonly step: StepId }) {
  const say = useText()
  const { locale } = useEksport()
  const { application, relevant } = useDraft()
  const place = stepsOf(useTemplate(), relevant).find(({ id }) => id === violation.step)
  return (
    <li className="border-b border-line py-2.5 text-cell first:border-t">
      <p>{violation.messages?.[locale] ?? violation.message}</p>
      {place && place.id !== step && (
        <Link
          className="mt-1 inline-block text-small"
          render={<RouterLink {...stepLink(application.referenceNumber, { step: place.id })} />}
        >
          {say(texts.goTo, { step: say(place.title).toLowerCase() })}
        </Link>
      )}
    </li>
  )
}

const offices = ['certificate-offices'] as const

function Fee({ answers }: { readonly answers: FormAnswers }) {
  const say = useText()
  const labels = useCodeLabels(offices)
  const fee = useQuery({ ...feeQuery(answers), placeholderData: (previous) => previous })
  const { office, date, time } = answers.certificateRetrieval ?? {}
  return (
    <section aria-labelledby="fee" className="border-t-3 border-line-strong pt-4">
      <h2 id="fee" className="text-ui">
        {say(texts.fee)}
      </h2>
      {fee.data ? (
        <>
          <p className="text-h1 font-bold tabular-nums">{formatKroner(fee.data.amount)}</p>
          {fee.data.outsideWorkingHours && <p className="text-small text-warning-text">{say(texts.feeDouble)}</p>}
        </>
      ) : (
        <p className="mt-1 text-cell text-subtle">{say(fee.isError ? texts.feeFailed : texts.feeWaits)}</p>
      )}
      {office && date && (
        <DescriptionList className="mt-3">
          <Description label={say(texts.office)}>{labels.label('certificate-offices', office)}</Description>
          <Description label={say(texts.pickup)}>
            {time === undefined ? formatDate(date) : say(texts.pickupAt, { date: formatDate(date), time })}
          </Description>
        </DescriptionList>
      )}
      <p className="mt-3 text-small text-subtle">{say(texts.feeLocked)}</p>
    </section>
  )
}
