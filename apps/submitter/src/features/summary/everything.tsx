import { type FormAnswers, formatWeight, type ProductLine, totalsOf } from '@eksport/domain'
import type { StepId } from '@eksport/domain/templates'
import { type Answers, type DisplayContext, type FormTemplate, summarize } from '@eksport/forms'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Summary, useEksport } from '@eksport/ui'
import { Link as RouterLink } from '@tanstack/react-router'
import { CircleX, TriangleAlert } from 'lucide-react'
import { useMemo, useState } from 'react'
import { draftLink } from '#src/lib/application/draft-link.ts'
import { useAnswers, useStored } from '../../draft/draft-context.ts'
import { stepLink } from '../../draft/step-link.ts'
import { useSummaryVisit } from '../../draft/summary-visit.ts'
import { useTemplate } from '../../draft/template-context.ts'
import { useSummaryContext } from '../../draft/use-summary-context.ts'
import type { OutcomePoint } from '../../form/outcome/outcome.ts'
import type { PredictedOutcome } from '../../form/outcome/use-outcome.ts'
import { formatTexts, summaryTexts as texts } from '../../form/summary.texts.ts'
import { useReplacementStep } from '../../form/use-replacement-step.ts'
import { answersBefore, changedLines } from './answers-before.ts'
import { type LinePoint, LinesTable } from './lines-table.tsx'

interface EverythingProps {
  readonly outcome: PredictedOutcome
}

/** A step of the form, or the replacement page before it. */
type SummarizedStep = StepId | 'erstatning'

const noLines: readonly ProductLine[] = []
const noneChanged: ReadonlySet<number> = new Set()

/** [WIZ-16] [EXP-07] Everything that was entered, one collapsed line per page unless something needs attention. */
export function Everything({ outcome }: EverythingProps) {
  const say = useText()
  const { locale } = useEksport()
  const template = useTemplate()
  const { application } = useStored()
  const { relevant } = useAnswers()
  const context = useSummaryContext()
  const visit = useSummaryVisit()
  const [opened] = useState(visit)
  const lines = relevant.productLines ?? noLines
  const steps = useMemo(() => entered(template, relevant, context), [template, relevant, context])
  const { before, changed } = useMemo(() => {
    const then = opened.before
    if (then === undefined) return { before: undefined, changed: noneChanged }
    return {
      before: answersBefore(entered(template, then, context), steps),
      changed: changedLines(then.productLines ?? noLines, lines),
    }
  }, [opened, template, context, steps, lines])
  const weight = formatWeight(totalsOf(lines).netWeight, locale)
  const points = pointsOf(outcome)
  const stepsToSee = new Set(points.map(({ place }) => place?.step))
  const replacement = useReplacementStep()
  const editLink = (step: SummarizedStep, line?: number) =>
    step === 'erstatning' ? (
      <RouterLink {...draftLink(application)} search={{ retur: 'oppsummering' }} />
    ) : (
      <RouterLink
        {...stepLink(application.referenceNumber, { step, ...(line === undefined ? {} : { line }) })}
        search={{ retur: 'oppsummering' }}
        onClick={() => visit.leaveFor(step, relevant)}
      />
    )
  return (
    <Summary<SummarizedStep>
      steps={replacement === undefined ? steps : [replacement, ...steps]}
      editLink={editLink}
      openAtFirst={[
        'erstatning',
        'varelinjer',
        ...steps.map(({ step }) => step).filter((step) => stepsToSee.has(step)),
      ]}
      digest={({ step }) => {
        if (step === 'varelinjer')
          return say(lines.length === 1 ? texts.oneLine : texts.lines, { n: lines.length, weight })
        return step === 'soknadsinformasjon' ? firstPageInShort(relevant, say) : undefined
      }}
      noteOf={({ step }) => <PointCount points={points.filter(({ place }) => place?.step === step)} />}
      renderItems={({ step }) =>
        step === 'varelinjer' && (
          <LinesTable
            lines={lines}
            points={points.flatMap(linePoints)}
            toSee={linesToSee(outcome, changed)}
            changed={changed}
          />
        )
      }
      {...(before && { before })}
      returnTo={opened.from}
    />
  )
}

/** The answers of each page. Product lines are left out, because hundreds of them are shown in a table. */
const entered = ({ steps, ...template }: FormTemplate<StepId>, answers: Answers, context: DisplayContext) =>
  summarize(
    { ...template, steps: steps.flatMap(({ items: _, ...step }) => (step.id === 'oppsummering' ? [] : step)) },
    answers,
    context,
  )

/** [WIZ-16] The first page in a few words; the country and the certificate are already in the form's header. */
function firstPageInShort(
  { consignor, certificateFormats = [] }: FormAnswers,
  say: ReturnType<typeof useText>,
): string {
  const formats = certificateFormats.map((format) => say(formatTexts[format]))
  return [consignor?.organisationName, ...formats, consignor?.internalReference].filter(Boolean).join(', ')
}

interface SummaryPoint extends OutcomePoint {
  /** Whether it stops submission. */
  readonly stops: boolean
}

const pointsOf = ({ errors, reasons, notes }: PredictedOutcome): readonly SummaryPoint[] => [
  ...errors.map((point) => ({ ...point, stops: true })),
  ...[...reasons, ...notes].map((point) => ({ ...point, stops: false })),
]

const linePoints = ({ place, ...point }: SummaryPoint): LinePoint[] =>
  place?.line === undefined ? [] : [{ ...point, place: { ...place, line: place.line } }]

/** Lines that lack an answer, have a rule finding (alone or with others), or were just changed. */
const linesToSee = ({ violations, missing }: PredictedOutcome, changed: ReadonlySet<number>) =>
  new Set([
    ...violations.flatMap(({ lines = [] }) => lines.map((line) => line - 1)),
    ...missing.flatMap(({ place }) => place?.line ?? []),
    ...changed,
  ])

/** The number of points on a page; those that stop submission take precedence over those for a caseworker. */
function PointCount({ points }: { readonly points: readonly SummaryPoint[] }) {
  const say = useText()
  const stops = points.filter((point) => point.stops).length
  if (stops > 0)
    return (
      <span className="flex items-center gap-1.5 text-cell font-normal text-danger-text">
        <CircleX aria-hidden="true" className="size-4.5 text-danger-base" />
        {say(texts.gaps, { n: stops })}
      </span>
    )
  if (points.length === 0) return null
  return (
    <span className="flex items-center gap-1.5 text-cell font-normal text-warning-text">
      <TriangleAlert aria-hidden="true" className="size-4.5 text-warning-base" />
      {say(points.length === 1 ? texts.oneFinding : texts.findings, { n: points.length })}
    </span>
  )
}
