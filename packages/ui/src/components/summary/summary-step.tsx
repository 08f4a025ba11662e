'use client'
import type { StepSummary, SummaryItem } from '@eksport/forms'
import { createElement, type ReactNode } from 'react'
import { ChevronDown, ChevronRight } from '../../foundation/icons/icons.js'
import { cx } from '../../foundation/internal/cx.js'
import { type Render, renderElement } from '../../foundation/internal/render-element.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import { SummaryRows } from './summary-rows.js'

interface Fold {
  readonly isOpen: boolean
  readonly toggle: () => void
  /** What stands beside the name while the step is folded. */
  readonly digest: string
}

interface SummaryStepProps {
  /** Of the heading, which names the region. */
  id: string
  step: StepSummary
  headingLevel: number
  edit: ReactNode
  /** Without it the step is always open. */
  fold: Fold | undefined
  note: ReactNode
  before: ReadonlyMap<string, string> | undefined
  /** The step's items. */
  children: ReactNode
}

/** One step: its name, the way to change it, and its answers. */
export function SummaryStep({ id, step, headingLevel, edit, fold, note, before, children }: SummaryStepProps) {
  const bodyId = `${id}-body`
  const isOpen = fold?.isOpen ?? true
  return (
    <section aria-labelledby={`${id}-name`} className={cx(fold && 'eks:border-t eks:border-line eks:last:border-b')}>
      <div
        className={cx(
          'eks:flex eks:items-center eks:justify-between eks:gap-x-4',
          !fold && 'eks:flex-wrap eks:border-b eks:border-line-strong eks:pb-2',
        )}
      >
        {fold ? (
          <FoldHeading {...{ id, bodyId, fold, note, headingLevel }}>{step.title}</FoldHeading>
        ) : (
          createElement(
            `h${headingLevel}`,
            { id, className: 'eks:text-h2' },
            <span id={`${id}-name`}>{step.title}</span>,
          )
        )}
        {edit}
      </div>
      {/* What is folded is not drawn: sixty lines cost nothing until they are wanted. */}
      <div
        id={bodyId}
        className={cx('eks:pt-1', fold && 'eks:pb-5 eks:pl-7.5 eks:narrow:pl-0', !isOpen && 'eks:hidden')}
      >
        {isOpen &&
          step.sections.map((section) => (
            <SummaryRows key={section.id} section={section} headingLevel={headingLevel + 1} before={before} />
          ))}
        {isOpen && children}
      </div>
    </section>
  )
}

interface FoldHeadingProps extends Pick<SummaryStepProps, 'id' | 'note' | 'headingLevel'> {
  bodyId: string
  fold: Fold
  children: string
}

function FoldHeading({ id, bodyId, fold: { isOpen, toggle, digest }, note, headingLevel, children }: FoldHeadingProps) {
  const Sign = isOpen ? ChevronDown : ChevronRight
  return createElement(
    `h${headingLevel}`,
    { id, className: 'eks:min-w-0 eks:flex-1 eks:text-body' },
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={bodyId}
      onClick={toggle}
      className="eks:flex eks:min-h-13 eks:w-full eks:cursor-pointer eks:items-center eks:gap-x-2.5 eks:text-left eks:narrow:flex-wrap eks:narrow:py-2"
    >
      <Sign className="eks:size-5 eks:flex-none" />
      <span id={`${id}-name`} className="eks:font-bold">
        {children}
      </span>
      {note}
      {!isOpen && (
        <span className="eks:min-w-0 eks:flex-1 eks:truncate eks:text-cell eks:font-normal eks:text-subtle eks:narrow:basis-full eks:narrow:pl-7.5 eks:narrow:whitespace-normal">
          {digest}
        </span>
      )}
    </button>,
  )
}

interface SummaryItemCardProps {
  item: SummaryItem
  headingLevel: number
  edit: ReactNode
  before: ReadonlyMap<string, string> | undefined
}

/** One item of a step that asks for several. */
export function SummaryItemCard({ item, headingLevel, edit, before }: SummaryItemCardProps) {
  return (
    <div className="eks:mt-4 eks:rounded eks:border eks:border-line eks:bg-surface eks:px-5 eks:pt-4 eks:pb-4 eks:narrow:px-4">
      <div className="eks:flex eks:flex-wrap eks:items-baseline eks:justify-between eks:gap-x-6">
        {createElement(`h${headingLevel}`, { className: 'eks:text-h3' }, item.title)}
        {edit}
      </div>
      {item.sections.map((section) => (
        <SummaryRows key={section.id} section={section} headingLevel={headingLevel + 1} before={before} />
      ))}
    </div>
  )
}

interface EditLinkProps {
  render: Render | undefined
  /** Its whole name: 'Endre avsender'. */
  text: string
  /** The beginning of it, where the rest is read by its place. */
  shown?: string
}

/** 'Endre avsender', where it can be changed. */
export function EditLink({ render, text, shown = text }: EditLinkProps): ReactNode {
  if (!render) return null
  return renderElement(render, {
    className:
      'eks:inline-flex eks:min-h-6 eks:flex-none eks:items-center eks:text-cell eks:text-link eks:underline eks:underline-offset-[.18em] eks:hover:decoration-2 eks:coarse:min-h-11',
    children: (
      <>
        {shown}
        {shown !== text && <VisuallyHidden>{text.slice(shown.length)}</VisuallyHidden>}
      </>
    ),
  })
}
