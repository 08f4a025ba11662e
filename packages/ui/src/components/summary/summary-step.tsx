'use client'

import type { StepSummary, SummaryItem, SummaryRow, SummarySection } from '@eksport/forms'
import { createElement, type ReactNode } from 'react'
import { ChevronDown, ChevronRight, Pencil, TriangleAlert } from '../../foundation/icons/icons.js'
import { cx } from '../../foundation/internal/cx.js'
import { type Render, renderElement } from '../../foundation/internal/render-element.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import { isWide } from './summary.logic.js'
import { summaryTexts } from './summary.texts.js'

interface SummaryRowsProps {
  section: SummarySection
  headingLevel: number
  /** Earlier answers, by path. */
  before: ReadonlyMap<string, string> | undefined
}

/** The answers of a section in as many columns as fit; a long one takes the whole width. */
function SummaryRows({ section, headingLevel, before }: SummaryRowsProps) {
  return (
    <>
      {section.title &&
        createElement(`h${headingLevel}`, { className: 'eks:mt-4 eks:text-small eks:first:mt-0' }, section.title)}
      <dl className="eks-summary-rows eks:grid">
        {section.rows.map((row) => (
          <Row key={row.path} row={row} before={before?.get(row.path)} />
        ))}
      </dl>
    </>
  )
}

function Row({ row, before }: { row: SummaryRow; before: string | undefined }) {
  const { label, value } = row
  return (
    <div className={cx('eks:min-w-0', isWide(row) && 'eks:col-span-full')}>
      <dt className="eks:text-small eks:text-subtle">{label}</dt>
      <dd className="eks:whitespace-pre-line eks:wrap-anywhere">
        {before === undefined ? <Value value={value} /> : <Changed value={value} before={before} />}
      </dd>
    </div>
  )
}

function Value({ value }: { value: string }): ReactNode {
  const t = useTexts('summary', summaryTexts)
  if (value !== '') return <span>{value}</span>
  return (
    <span className="eks:inline-flex eks:items-center eks:gap-1.5 eks:weight-medium eks:text-danger-text">
      <TriangleAlert className="eks:size-4.5 eks:text-danger-base" />
      {t('missing')}
    </span>
  )
}

function Changed({ value, before }: { value: string; before: string }) {
  const t = useTexts('summary', summaryTexts)
  return (
    <div
      data-changed=""
      className="eks:mt-0.5 eks:rounded-e-sm eks:edge-1 eks:edge-s-3 eks:border-transparent eks:border-s-changed eks:bg-info-tint eks:px-2 eks:pt-0.5 eks:pb-1"
    >
      <span className="eks:flex eks:items-center eks:gap-1 eks:text-small eks:weight-semibold eks:text-info-text">
        <Pencil className="eks:size-3.5 eks:flex-none" />
        {t('changedNow')}
      </span>
      {before !== '' && (
        <del className="eks:block eks:text-subtle">
          <VisuallyHidden>{t('before')} </VisuallyHidden>
          {before}
        </del>
      )}
      <ins className="eks:weight-semibold eks:no-underline">
        <Value value={value} />
      </ins>
    </div>
  )
}

interface Fold {
  readonly isOpen: boolean
  readonly toggle: () => void
  /** Shown beside the name while the step is collapsed. */
  readonly digest: string
}

interface SummaryStepProps {
  /** Id of the heading, which names the region. */
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

/** One step: its name, a link to change it, and its answers. */
export function SummaryStep({ id, step, headingLevel, edit, fold, note, before, children }: SummaryStepProps) {
  const bodyId = `${id}-body`
  const isOpen = fold?.isOpen ?? true
  return (
    <section aria-labelledby={`${id}-name`} className={cx(fold && 'eks:edge-t-1 eks:border-line eks:last:edge-b-1')}>
      <div
        className={cx(
          'eks:flex eks:items-center eks:justify-between eks:gap-x-4',
          !fold && 'eks:flex-wrap eks:edge-b-1 eks:border-line-strong eks:pb-2',
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
      {/* Collapsed content is not rendered: sixty lines cost nothing until they are needed. */}
      <div id={bodyId} className={cx('eks:pt-1', fold && 'eks-summary-folded eks:pb-5', !isOpen && 'eks:hidden')}>
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
      className="eks:flex eks:min-h-13 eks:w-full eks:cursor-pointer eks:items-center eks:gap-x-2.5 eks:text-start eks:narrow:flex-wrap eks:narrow:py-2"
    >
      <Sign className="eks:size-5 eks:flex-none" />
      <span id={`${id}-name`} className="eks:weight-bold">
        {children}
      </span>
      {note}
      {!isOpen && <span className="eks-summary-digest eks:text-cell eks:weight-normal eks:text-subtle">{digest}</span>}
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
    <div className="eks:mt-4 eks:rounded eks:edge-1 eks:border-line eks:bg-surface eks:px-5 eks:pt-4 eks:pb-4 eks:narrow:px-4">
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
  /** The full name of the link: 'Endre avsender'. */
  text: string
  /** The visible beginning of it, where the context makes the rest clear. */
  shown?: string
}

/** The link 'Endre avsender', if the step can be changed. */
export function EditLink({ render, text, shown = text }: EditLinkProps): ReactNode {
  if (!render) return null
  return renderElement(render, {
    className:
      'eks:inline-flex eks:min-h-6 eks:flex-none eks:items-center eks:text-cell eks:text-link eks:underlined eks:hover:decoration-2 eks:coarse:min-h-11',
    children: (
      <>
        {shown}
        {shown !== text && <VisuallyHidden>{text.slice(shown.length)}</VisuallyHidden>}
      </>
    ),
  })
}
