'use client'
import type { ReactNode } from 'react'
import { FactList } from './fact-list.js'
import { Fact } from './facts.js'
import { type FactSection, type FactSectionState, factsOf } from './sections.logic.js'

/** What `renderSection` receives. */
export interface RenderedSection<Id extends string = string> {
  readonly id: Id
  readonly title: string
  /** The default content below the heading. */
  readonly content: ReactNode
}

interface FactSectionViewProps<Id extends string> {
  section: FactSection<Id>
  elementId: string
  state: FactSectionState
  headingLevel: 2 | 3
  renderSection: ((section: RenderedSection<Id>) => ReactNode) | undefined
}

/** One section: heading, facts and further content. Receives focus when linked to. */
export function FactSectionView<Id extends string>(props: FactSectionViewProps<Id>) {
  const { section, elementId, state, headingLevel, renderSection } = props
  const { id, title, summary, content } = section
  const Heading = `h${headingLevel}` as const
  const headingId = `${elementId}-title`
  const facts = factsOf(section, state)
  const whole = (
    <>
      {facts.length > 0 && (
        <FactList columns={3}>
          {facts.map(({ label, value, change, wide, code, id, mark }) => (
            <Fact key={label} {...{ label, value, change, wide, code, id, mark }} />
          ))}
        </FactList>
      )}
      {typeof content === 'function' ? content(state) : content}
    </>
  )
  return (
    <section
      id={elementId}
      tabIndex={-1}
      aria-labelledby={headingId}
      className="eks-fact-section eks:pt-7 eks:[outline:none] eks:dense:pt-5.5"
    >
      <Heading
        id={headingId}
        className="eks:mb-3 eks:edge-b-1 eks:border-line-strong eks:pb-2 eks:text-h3 eks:lh-heading"
      >
        <span>{title}</span>
        {summary !== undefined && <span className="eks:weight-normal eks:text-subtle"> {summary}</span>}
      </Heading>
      {renderSection ? renderSection({ id, title, content: whole }) : whole}
    </section>
  )
}
