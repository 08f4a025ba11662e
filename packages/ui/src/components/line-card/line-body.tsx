'use client'

import { useState } from 'react'
import { cx } from '../../foundation/internal/cx.js'
import { FactList } from '../fact-sections/fact-list.js'
import { Fact } from '../fact-sections/facts.js'
import { FieldError } from '../field/field-parts.js'
import { LinkText, PlainText } from '../rich-text/link-text.js'
import { AllFacts } from './all-facts.js'
import type { LineCardProps } from './line-card.js'
import type { LineFact, LineIssue, LineWords } from './line-card-types.js'
import { LineHeading } from './line-heading.js'

/** The most severe first. */
const byGravity = (issues: readonly LineIssue[]) => [
  ...issues.filter(({ tone }) => tone === 'danger'),
  ...issues.filter(({ tone }) => tone === 'warning'),
]

/** The issues of the line. */
function LineIssues({ id, issues }: { id: string; issues: readonly LineIssue[] }) {
  return (
    <ul id={id} className="eks:mt-2">
      {byGravity(issues).map((issue) => (
        <li key={`${issue.id} ${issue.text}`}>
          <FieldError tone={issue.tone}>
            {issue.href === undefined ? (
              <LinkText html={issue.text} />
            ) : (
              <a
                href={issue.href}
                className="eks:inline-block eks:min-h-6 eks:over:text-inherit eks:underlined eks:hover:decoration-2"
              >
                <PlainText html={issue.text} />
              </a>
            )}
          </FieldError>
        </li>
      ))}
    </ul>
  )
}

interface LineBodyProps extends LineCardProps {
  id: string
  look: 'card' | 'row'
  issues: readonly LineIssue[]
  words: LineWords
}

/** Heading, facts, issues and the caller's content. */
export function LineBody(props: LineBodyProps) {
  const { id, issues, look, header, footer, words } = props
  const facts = useShownFacts(props)
  const isRoomy = look === 'card'
  const unfold = facts.canUnfold && (
    <AllFacts
      all={facts.all}
      label={words.say('allFacts')}
      of={words.name}
      quiet={!isRoomy}
      className={
        isRoomy
          ? 'eks:mt-2 eks:-ms-3 eks:dense:-ms-2'
          : 'eks:absolute eks:top-0 eks:end-0.5 eks:w-control-small eks:over:px-0'
      }
      onClick={facts.toggle}
    />
  )
  const hasBody = facts.shown.length > 0 || (isRoomy && facts.canUnfold) || issues.length > 0 || Boolean(footer)
  return (
    <>
      <LineHeading {...props} hasBody={hasBody} end={!isRoomy && unfold}>
        {header}
      </LineHeading>
      {hasBody && (
        <div className={isRoomy ? 'eks:px-4 eks:pb-3' : 'eks:px-3 eks:pt-2.5 eks:pb-3'}>
          <LineFacts facts={facts.shown} isRoomy={isRoomy} />
          {isRoomy && unfold}
          {issues.length > 0 && <LineIssues id={`${id}-issues`} issues={issues} />}
          {footer}
        </div>
      )}
    </>
  )
}

/** The facts of a line, in two columns where it is roomy. */
export function LineFacts({ facts, isRoomy }: { facts: readonly LineFact[]; isRoomy: boolean }) {
  if (facts.length === 0) return null
  return (
    <FactList columns={isRoomy ? 2 : 3} className={cx(isRoomy && 'eks:mt-3 eks:gap-x-4 eks:gap-y-2')}>
      {facts.map(({ id, label, value, change, wide, code }) => (
        <Fact key={id} {...{ label, value, change, wide, code }} />
      ))}
    </FactList>
  )
}

const isChanged = ({ change }: LineFact) => change !== undefined && change.kind !== 'same'
const isStated = (fact: LineFact) => isChanged(fact) || (fact.value !== undefined && fact.value.length > 0)

/** The requested facts and every changed one; the others are collapsed. A removed line shows none at first. */
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
