'use client'
import { type ReactNode, useState } from 'react'
import { ChevronDown, ChevronUp } from '../../foundation/icons/icons.js'
import { cx } from '../../foundation/internal/cx.js'
import { Button } from '../button/button.js'
import { Fact, FactList } from '../fact-sections/facts.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import type { LineChangeKind, LineFact, LineIssue, LineWords } from './line-card-types.js'
import { LineHeading } from './line-heading.js'
import { LineIssues } from './line-issues.js'

interface LineBodyProps {
  id: string
  index: number
  title: ReactNode
  aside: ReactNode
  subtitle: ReactNode
  facts: readonly LineFact[]
  shownFacts: readonly string[] | undefined
  change: LineChangeKind | undefined
  issues: readonly LineIssue[]
  look: 'card' | 'row'
  header: ReactNode
  footer: ReactNode
  headingLevel: 2 | 3 | 4
  words: LineWords
}

/** Heading, facts, findings and the caller's own. */
export function LineBody(props: LineBodyProps) {
  const { id, index, title, aside, subtitle, change, issues, look, header, footer, headingLevel, words } = props
  const facts = useShownFacts(props)
  const isRoomy = look === 'card'
  const hasBody = facts.shown.length > 0 || facts.canUnfold || issues.length > 0 || Boolean(footer)
  return (
    <>
      <LineHeading {...{ id, index, title, aside, subtitle, headingLevel, look, hasBody, change, words }}>
        {header}
      </LineHeading>
      {hasBody && (
        <div className={isRoomy ? 'eks:px-4.5 eks:pb-3' : 'eks:px-3 eks:pt-2.5 eks:pb-3'}>
          <LineFacts facts={facts.shown} isRoomy={isRoomy} />
          {facts.canUnfold && <AllFacts all={facts.all} words={words} onToggle={facts.toggle} />}
          {issues.length > 0 && <LineIssues id={`${id}-issues`} issues={issues} />}
          {footer}
        </div>
      )}
    </>
  )
}

function LineFacts({ facts, isRoomy }: { facts: readonly LineFact[]; isRoomy: boolean }) {
  if (facts.length === 0) return null
  return (
    <FactList columns={isRoomy ? 2 : 3} className={cx(isRoomy && 'eks:mt-3 eks:over:gap-x-4 eks:over:gap-y-2')}>
      {facts.map(({ id, label, value, change, wide, code }) => (
        <Fact key={id} {...{ label, value, change, wide, code }} />
      ))}
    </FactList>
  )
}

const isChanged = ({ change }: LineFact) => change !== undefined && change.kind !== 'same'
const isStated = (fact: LineFact) => isChanged(fact) || (fact.value !== undefined && fact.value.length > 0)

/** The facts that are asked for and every one that changed; the others unfold. A line that is gone shows none at first. */
function useShownFacts({ facts, shownFacts, change }: LineBodyProps) {
  const [all, setAll] = useState(false)
  const stated = facts.filter(isStated)
  const asked = (fact: LineFact) => (shownFacts ? shownFacts.includes(fact.id) : change !== 'removed')
  const first = stated.filter((fact) => asked(fact) || isChanged(fact))
  return {
    shown: all ? stated : first,
    canUnfold: first.length < stated.length,
    all,
    toggle: () => setAll(!all),
  }
}

function AllFacts({ all, words, onToggle }: { all: boolean; words: LineWords; onToggle: () => void }) {
  const Arrow = all ? ChevronUp : ChevronDown
  return (
    <Button
      kind="quiet"
      small
      data-print="hide"
      aria-expanded={all}
      icon={<Arrow />}
      className="eks:mt-2 eks:-ml-3 eks:dense:-ml-2"
      onClick={onToggle}
    >
      {words.say('allFacts')} <VisuallyHidden>{words.name}</VisuallyHidden>
    </Button>
  )
}
