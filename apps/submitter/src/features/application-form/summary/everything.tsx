import { formatWeight, type ProductLine, type RuleViolation } from '@eksport/domain'
import type { StepId } from '@eksport/domain/templates'
import { summarize } from '@eksport/forms'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Summary, useEksport } from '@eksport/ui'
import { Link as RouterLink } from '@tanstack/react-router'
import { CircleX, TriangleAlert } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useDraft } from '../draft/draft-context.ts'
import { stepLink } from '../draft/step-link.ts'
import { useSummaryVisit } from '../draft/summary-visit.ts'
import { useTemplate } from '../draft/template-context.ts'
import { useSummaryContext } from '../draft/use-summary-context.ts'
import type { OutcomePoint } from '../outcome/outcome.ts'
import { summaryTexts as texts } from '../summary.texts.ts'
import { answersBefore, changedLines } from './answers-before.ts'
import { LinesTable } from './lines-table.tsx'

interface EverythingProps {
  /** What the rules say of the draft as it is stored. */
  readonly violations: readonly RuleViolation[]
  /** The answers that are missing or wrong. */
  readonly missing: readonly OutcomePoint[]
}

const noLines: readonly ProductLine[] = []

/** [WIZ-16] [EXP-07] All that was entered, folded to a line a page where nothing needs to be seen. */
export function Everything({ violations, missing }: EverythingProps) {
  const say = useText()
  const { locale } = useEksport()
  const template = useTemplate()
  const { application, relevant } = useDraft()
  const context = useSummaryContext()
  const visit = useSummaryVisit()
  const [opened] = useState(visit)
  const steps = useMemo(() => entered(template, relevant, context), [template, relevant, context])
  const before = useMemo(
    () => answersBefore(opened.before ? entered(template, opened.before, context) : steps, steps),
    [opened, template, context, steps],
  )
  const lines = relevant.productLines ?? noLines
  const weight = formatWeight(
    lines.reduce((sum, { netWeight = 0 }) => sum + netWeight, 0),
    locale,
  )
  const findingsOf = (step: StepId) => violations.filter((violation) => violation.step === step)
  const gapsOf = (step: StepId) => missing.filter(({ place }) => place?.step === step)
  const stepsToSee = new Set([...violations.map(({ step }) => step), ...missing.map(({ place }) => place?.step)])
  const editLink = (step: StepId, line?: number) => (
    <RouterLink
      {...stepLink(application.referenceNumber, { step, ...(line === undefined ? {} : { line }) })}
      search={{ retur: 'oppsummering' }}
      onClick={() => visit.leaveFor(step, relevant)}
    />
  )
  return (
    <Summary
      steps={steps}
      editLink={editLink}
      openAtFirst={['varelinjer', ...steps.map(({ step }) => step).filter((step) => stepsToSee.has(step))]}
      digest={({ step }) =>
        step === 'varelinjer'
          ? say(lines.length === 1 ? texts.oneLine : texts.lines, { n: lines.length, weight })
          : undefined
      }
      noteOf={({ step }) => <FindingCount findings={findingsOf(step)} gaps={gapsOf(step)} />}
      renderItems={({ step }) =>
        step === 'varelinjer' && (
          <LinesTable lines={lines} findings={findingsOf(step)} missing={gapsOf(step)} changed={changedLines(before)} />
        )
      }
      before={before}
      returnTo={opened.from}
    />
  )
}

const entered = (...of: Parameters<typeof summarize<StepId>>) =>
  summarize(...of).filter(({ step }) => step !== 'oppsummering')

interface FindingCountProps {
  readonly findings: readonly RuleViolation[]
  readonly gaps: readonly OutcomePoint[]
}

/** How much of a page there is to see; what stops the application goes before what is looked at by a person. */
function FindingCount({ findings, gaps }: FindingCountProps) {
  const say = useText()
  const stops = gaps.length + findings.filter(({ severity }) => severity === 'CRITICAL').length
  if (stops > 0)
    return (
      <span className="flex items-center gap-1.5 text-cell font-normal text-danger-text">
        <CircleX aria-hidden="true" className="size-4.5 text-danger-base" />
        {say(texts.gaps, { n: stops })}
      </span>
    )
  if (findings.length === 0) return null
  return (
    <span className="flex items-center gap-1.5 text-cell font-normal text-warning-text">
      <TriangleAlert aria-hidden="true" className="size-4.5 text-warning-base" />
      {say(findings.length === 1 ? texts.oneFinding : texts.findings, { n: findings.length })}
    </span>
  )
}
