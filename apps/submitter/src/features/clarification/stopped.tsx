import type { RuleViolation } from '@eksport/domain'
import { ErrorSummary, useEksport } from '@eksport/ui'
import { useRouter } from '@tanstack/react-router'
import { useAnswers, useStored } from '../../draft/draft-context.ts'
import { ruleFinding } from '../../draft/refusal-findings.ts'
import { stepLink } from '../../draft/step-link.ts'
import { useTemplate } from '../../draft/template-context.ts'
import { useGoToField } from '../../draft/use-go-to-field.ts'

interface StoppedProps {
  readonly findings: readonly RuleViolation[]
  /** Number of the stopped attempt; each new one moves focus here. */
  readonly attempt: number
}

/** [EXP-01] The rule findings that stop submission, shown after an attempt, each with a link to its field. */
export function Stopped({ findings, attempt }: StoppedProps) {
  const { locale } = useEksport()
  const { application } = useStored()
  const { relevant } = useAnswers()
  const template = useTemplate()
  const router = useRouter()
  const goToField = useGoToField()
  const errors = findings.map((violation) => {
    const { text, place } = ruleFinding(violation, { template, answers: relevant, locale })
    return {
      target: [violation.code, place.step, place.line].join(' '),
      text,
      href: router.buildLocation(stepLink(application.referenceNumber, place)).publicHref,
      onFollow: () => void goToField(place),
    }
  })
  return <ErrorSummary className="mb-7" errors={errors} focusKey={attempt} />
}
