import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button, ErrorSummary, useEksport } from '@eksport/ui'
import { useRouter } from '@tanstack/react-router'
import { useAnswers, useStored } from '../draft/draft-context.ts'
import { refusalFindings } from '../draft/refusal-findings.ts'
import { stepLink } from '../draft/step-link.ts'
import { useTemplate } from '../draft/template-context.ts'
import { useGoToField } from '../draft/use-go-to-field.ts'
import { RefusalNotice } from './refusal-notice.tsx'
import { summaryTexts as texts } from './summary.texts.ts'

interface RefusalProps {
  readonly error: unknown
  /** What failed: 'Klarte ikke å mellomlagre …'. */
  readonly heading: string
  /** Shown if neither an answer nor another page settles it. */
  readonly text?: string
  readonly onTryAgain?: () => void
  /** True if the refusal arrived while somebody is typing, so that focus stays. False if it responds to a button that may be far below. */
  readonly calm?: boolean
  /** Called by the button that hides the listed answers; without it there is no button. */
  readonly onHide?: () => void
  readonly className?: string
}

/** [EXP-01] What the server refused, with a link to each answer; if it names none, what to do instead. */
export function Refusal({ error, heading, text, onTryAgain, calm, onHide, className }: RefusalProps) {
  const say = useText()
  const { locale } = useEksport()
  const { relevant } = useAnswers()
  const { application } = useStored()
  const router = useRouter()
  const goToField = useGoToField()
  const template = useTemplate()
  const { referenceNumber } = application
  const findings = isApiError(error) ? refusalFindings(error.problem, { template, answers: relevant, locale }) : []
  if (findings.length === 0)
    return (
      <RefusalNotice
        {...{ error, heading, text, onTryAgain, referenceNumber, className }}
        takesFocus={calm === false}
      />
    )
  const errors = findings.map(({ text: words, place }) => ({
    target: [place.step, place.line, place.field].join(' '),
    text: words,
    href: router.buildLocation(stepLink(referenceNumber, place)).publicHref,
    onFollow: () => void goToField(place),
  }))
  const summary = <ErrorSummary heading={heading} errors={errors} calm={calm} className={className} />
  if (onHide === undefined) return summary
  return (
    <>
      {summary}
      <Button small kind="quiet" className="mt-1" onClick={onHide}>
        {say(texts.hideProblem)}
      </Button>
    </>
  )
}
