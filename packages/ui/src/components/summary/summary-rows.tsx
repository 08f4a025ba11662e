'use client'
import type { SummaryRow, SummarySection } from '@eksport/forms'
import { createElement, type ReactNode } from 'react'
import { Pencil, TriangleAlert } from '../../foundation/icons/icons.js'
import { cx } from '../../foundation/internal/cx.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import { isWide } from './summary.logic.js'
import { summaryTexts } from './summary.texts.js'

interface SummaryRowsProps {
  section: SummarySection
  headingLevel: number
  /** What an answer was before, by its path. */
  before: ReadonlyMap<string, string> | undefined
}

/** The answers of a section in as many columns as there is room for; a long one takes the whole width. */
export function SummaryRows({ section, headingLevel, before }: SummaryRowsProps) {
  return (
    <>
      {section.title &&
        createElement(`h${headingLevel}`, { className: 'eks:mt-4 eks:text-small eks:first:mt-0' }, section.title)}
      <dl className="eks:mt-2 eks:grid eks:grid-cols-[repeat(auto-fill,minmax(170px,1fr))] eks:gap-x-6 eks:gap-y-3 eks:first:mt-0 eks:narrow:grid-cols-[repeat(auto-fill,minmax(150px,1fr))] eks:narrow:gap-x-4">
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
    <span className="eks:inline-flex eks:items-center eks:gap-1.5 eks:font-medium eks:text-danger-text">
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
      className="eks:mt-0.5 eks:rounded-r-sm eks:border eks:border-l-3 eks:border-transparent eks:border-l-changed eks:bg-info-tint eks:px-2 eks:pt-0.5 eks:pb-1"
    >
      <span className="eks:flex eks:items-center eks:gap-1 eks:text-small eks:font-semibold eks:text-info-text">
        <Pencil className="eks:size-3.5 eks:flex-none" />
        {t('changedNow')}
      </span>
      {before !== '' && (
        <del className="eks:block eks:text-subtle">
          <VisuallyHidden>{t('before')} </VisuallyHidden>
          {before}
        </del>
      )}
      <ins className="eks:font-semibold eks:no-underline">
        <Value value={value} />
      </ins>
    </div>
  )
}
