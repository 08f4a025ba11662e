'use client'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/button/button.js'
import { Fact, FactList } from '../../components/fact-sections/facts.js'
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.js'
import { cx } from '../../foundation/internal/cx.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { type LineFact, lineFacts } from './line-facts.logic.js'
import { LineHeading } from './line-heading.js'
import { LineIssues } from './line-issues.js'
import type { ProductLineCardProps } from './product-line-card.js'
import { type FactContext, type FactKey, factKeys } from './product-line-card.logic.js'
import { productLineCardTexts } from './product-line-card.texts.js'

interface LineBodyProps
  extends Pick<
    ProductLineCardProps,
    'line' | 'index' | 'facts' | 'change' | 'issues' | 'issueHref' | 'look' | 'header' | 'footer' | 'headingLevel'
  > {
  id: string
  /** The line in words, for the names of buttons. */
  name: string
  context: FactContext
}

const none: readonly FactKey[] = []

/** Heading, facts, findings and the caller's own. */
export function LineBody(props: LineBodyProps) {
  const { line, index, change, issues = [], issueHref, look = 'card', header, footer, headingLevel = 3 } = props
  const { id, name, context, facts = change?.kind === 'removed' ? none : factKeys } = props
  const shown = useShownFacts(lineFacts(line, change, context), facts)
  const isRoomy = look === 'card'
  const hasBody = shown.facts.length > 0 || shown.canUnfold || issues.length > 0 || Boolean(footer)
  return (
    <>
      <LineHeading {...{ line, index, context, headingLevel, look, id, hasBody, change }}>{header}</LineHeading>
      {hasBody && (
        <div className={isRoomy ? 'eks:px-4.5 eks:pb-3' : 'eks:px-3 eks:pt-2.5 eks:pb-3'}>
          <LineFacts facts={shown.facts} isRoomy={isRoomy} context={context} />
          {shown.canUnfold && <AllFacts all={shown.all} name={name} onToggle={shown.toggle} />}
          {issues.length > 0 && (
            <LineIssues id={`${id}-issues`} issues={issues} href={issueHref} locale={context.locale} />
          )}
          {footer}
        </div>
      )}
    </>
  )
}

const codes: ReadonlySet<FactKey> = new Set(['productClassificationCode', 'catchAreas', 'approvalNumber'])

interface LineFactsProps {
  facts: readonly LineFact[]
  isRoomy: boolean
  context: FactContext
}

function LineFacts({ facts, isRoomy, context: { t } }: LineFactsProps) {
  if (facts.length === 0) return null
  return (
    <FactList columns={isRoomy ? 2 : 3} className={cx(isRoomy && 'eks:mt-3 eks:over:gap-x-4 eks:over:gap-y-2')}>
      {facts.map(({ key, change }) => (
        <Fact key={key} label={t(key)} value={change.to} change={change} code={codes.has(key)} />
      ))}
    </FactList>
  )
}

/** The facts that are asked for and every one that changed; the others unfold. */
function useShownFacts(stated: readonly LineFact[], asked: readonly FactKey[]) {
  const [all, setAll] = useState(false)
  const first = stated.filter(({ key, change }) => asked.includes(key) || change.kind !== 'same')
  return {
    facts: all ? stated : first,
    canUnfold: first.length < stated.length,
    all,
    toggle: () => setAll(!all),
  }
}

function AllFacts({ all, name, onToggle }: { all: boolean; name: string; onToggle: () => void }) {
  const t = useTexts('product-line-card', productLineCardTexts)
  const Arrow = all ? ChevronUp : ChevronDown
  return (
    <Button
      kind="quiet"
      small
      data-print="hide"
      aria-expanded={all}
      icon={<Arrow aria-hidden="true" />}
      className="eks:mt-1 eks:-ml-3 eks:dense:-ml-2"
      onClick={onToggle}
    >
      {t('allFacts')} <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  )
}
