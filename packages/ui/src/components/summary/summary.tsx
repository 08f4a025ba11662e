'use client'
import type { StepSummary, SummaryItem, SummarySection } from '@eksport/forms'
import { type ComponentPropsWithRef, createElement, type ReactNode, useId } from 'react'
import { TriangleAlert } from '../../foundation/icons/icons.js'
import { cx } from '../../foundation/internal/cx.js'
import { type Render, renderElement } from '../../foundation/internal/render-element.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { summaryTexts } from './summary.texts.js'

/** Props of {@link Summary}. */
export interface SummaryProps<Id extends string = string> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** `summarize()` of `@eksport/forms`. */
  steps: readonly StepSummary<Id>[]
  /** The router's link to a step, or to one of its items; none where it cannot be changed. */
  editLink?: (step: Id, item?: number) => Render | undefined
  /** Level of the step's heading. */
  headingLevel?: 2 | 3
  /** After a step's answers: files, cards of product lines instead of the plain items. */
  renderItems?: (step: StepSummary<Id>) => ReactNode
}

/** Everything that was answered, step by step, each with its 'Endre avsender'. */
export function Summary<Id extends string>(props: SummaryProps<Id>) {
  const { steps, editLink, headingLevel = 2, renderItems, className, ...rest } = props
  const t = useTexts('summary', summaryTexts)
  const id = useId()
  return (
    <div {...rest} className={cx('eks-summary eks:flex eks:flex-col eks:gap-section-gap', className)}>
      {steps.map((step) => (
        <section key={step.step} aria-labelledby={`${id}-${step.step}`}>
          <div className="eks:flex eks:flex-wrap eks:items-baseline eks:justify-between eks:gap-x-6 eks:gap-y-1 eks:border-b eks:border-line-strong eks:pb-2">
            {createElement(`h${headingLevel}`, { id: `${id}-${step.step}`, className: 'eks:text-h2' }, step.title)}
            <EditLink render={editLink?.(step.step)} text={t('change', { step: step.title.toLowerCase() })} />
          </div>
          {step.sections.map((section) => (
            <Rows key={section.id} section={section} headingLevel={headingLevel + 1} />
          ))}
          {renderItems?.(step) ??
            step.items?.map((item) => (
              <Item
                key={item.index}
                item={item}
                headingLevel={headingLevel + 1}
                edit={
                  <EditLink
                    render={editLink?.(step.step, item.index)}
                    text={t('changeItem', { item: item.title.toLowerCase() })}
                  />
                }
              />
            ))}
        </section>
      ))}
    </div>
  )
}

function EditLink({ render, text }: { render: Render | undefined; text: string }) {
  if (!render) return null
  return renderElement(render, {
    className:
      'eks:inline-flex eks:min-h-6 eks:items-center eks:text-link eks:underline eks:underline-offset-[.18em] eks:hover:decoration-2 eks:coarse:min-h-11',
    children: text,
  })
}

function Item({ item, headingLevel, edit }: { item: SummaryItem; headingLevel: number; edit: ReactNode }) {
  return (
    <div className="eks:mt-4 eks:rounded eks:border eks:border-line eks:bg-surface eks:px-5 eks:pt-4 eks:pb-2 eks:narrow:px-4">
      <div className="eks:flex eks:flex-wrap eks:items-baseline eks:justify-between eks:gap-x-6">
        {createElement(`h${headingLevel}`, { className: 'eks:text-h3' }, item.title)}
        {edit}
      </div>
      {item.sections.map((section) => (
        <Rows key={section.id} section={section} headingLevel={headingLevel + 1} />
      ))}
    </div>
  )
}

function Rows({ section, headingLevel }: { section: SummarySection; headingLevel: number }) {
  const t = useTexts('summary', summaryTexts)
  return (
    <>
      {section.title && createElement(`h${headingLevel}`, { className: 'eks:mt-4 eks:text-ui' }, section.title)}
      <dl className="eks:mt-1">
        {section.rows.map(({ path, label, value }) => (
          <div
            key={path}
            className="eks:grid eks:grid-cols-[minmax(0,13rem)_minmax(0,1fr)] eks:gap-x-6 eks:border-b eks:border-line eks:py-2 eks:last:border-0 eks:narrow:grid-cols-1"
          >
            <dt className="eks:text-small eks:leading-6 eks:text-subtle">{label}</dt>
            <dd className="eks:whitespace-pre-line eks:wrap-anywhere">
              {value !== '' ? (
                value
              ) : (
                <span className="eks:inline-flex eks:items-center eks:gap-1.5 eks:font-medium eks:text-danger-text">
                  <TriangleAlert aria-hidden="true" className="eks:size-4.5 eks:text-danger-base" />
                  {t('missing')}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
