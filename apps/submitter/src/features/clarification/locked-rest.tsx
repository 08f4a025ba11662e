import { formatWeight, totalsOf } from '@eksport/domain'
import { type StepId, stepsOf } from '@eksport/domain/templates'
import { summarize } from '@eksport/forms'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Heading, Summary, useEksport } from '@eksport/ui'
import { Lock } from 'lucide-react'
import { useMemo } from 'react'
import { useAnswers } from '../../draft/draft-context.ts'
import { useTemplate } from '../../draft/template-context.ts'
import { useSummaryContext } from '../../draft/use-summary-context.ts'
import { clarificationTexts as texts } from '../../form/clarification.texts.ts'
import { summaryTexts } from '../../form/summary.texts.ts'
import { useReplacementStep } from '../../form/use-replacement-step.ts'

const noStep = [] as const

/** The rest of the application, read-only and collapsed by page. */
export function LockedRest() {
  const say = useText()
  const { relevant } = useAnswers()
  const template = useTemplate()
  const context = useSummaryContext()
  const replacement = useReplacementStep()
  const { locale } = useEksport()
  const lines = relevant.productLines ?? []
  const linesInShort = say(lines.length === 1 ? summaryTexts.oneLine : summaryTexts.lines, {
    n: lines.length,
    weight: formatWeight(totalsOf(lines).netWeight, locale),
  })
  const steps = useMemo(() => {
    const titles = new Map(stepsOf(template, relevant).map(({ id, title }) => [id, title]))
    return summarize(template, { ...relevant }, context)
      .filter(({ step }) => step !== 'oppsummering' && titles.has(step))
      .filter(({ sections, items = [] }) => sections.some(({ rows }) => rows.length > 0) || items.length > 0)
  }, [template, relevant, context])
  return (
    <section aria-labelledby="locked" className="mt-12 border-t border-line-strong pt-5">
      <Heading level={2} size="h3" id="locked" className="flex items-center gap-2">
        <Lock aria-hidden="true" className="size-4.5 text-subtle" />
        {say(texts.locked)}
      </Heading>
      <p className="mt-1 mb-3 max-w-text text-subtle">{say(texts.lockedText)}</p>
      <Summary<StepId | 'erstatning'>
        steps={[...(replacement ? [replacement] : []), ...steps]}
        headingLevel={3}
        openAtFirst={noStep}
        digest={({ step }) => (step === 'varelinjer' ? linesInShort : undefined)}
      />
      <p className="mt-3 max-w-text text-small text-subtle">{say(texts.elsewhere)}</p>
    </section>
  )
}
