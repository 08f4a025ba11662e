'use client'
import type { StepSummary } from '@eksport/forms'
import { type ComponentPropsWithRef, type ReactNode, useEffect, useId, useState } from 'react'
import { cx } from '../../foundation/internal/cx.js'
import type { Render } from '../../foundation/internal/render-element.js'
import { firstSmall } from '../../foundation/text/first-small.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { Button } from '../button/button.js'
import { digestOf, hasChanged, lacksAnswers } from './summary.logic.js'
import { summaryTexts } from './summary.texts.js'
import { EditLink, SummaryItemCard, SummaryStep } from './summary-step.js'

/** Props of {@link Summary}. */
export interface SummaryProps<Id extends string = string> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** `summarize()` of `@eksport/forms`. */
  steps: readonly StepSummary<Id>[]
  /** The router's link to a step or one of its items; undefined if it cannot be changed. */
  editLink?: (step: Id, item?: number) => Render | undefined
  /** Level of the step's heading. */
  headingLevel?: 2 | 3
  /** Content after a step's answers: files, or a table of product lines instead of the plain items. */
  renderItems?: (step: StepSummary<Id>) => ReactNode
  /**
   * Collapses steps to a line with a digest of their answers. These steps are open at first, as are those that lack an
   * answer or have changed; without it nothing collapses.
   */
  openAtFirst?: readonly Id[]
  /** A digest of a collapsed step. @default made from its answers */
  digest?: (step: StepSummary<Id>) => string | undefined
  /** Content beside a step's name: '2 funn'. */
  noteOf?: (step: StepSummary<Id>) => ReactNode
  /** Answers that were just changed: their earlier values, by path. */
  before?: ReadonlyMap<string, string>
  /** The step that takes focus when the summary appears: the user returns from changing it. */
  returnTo?: Id | undefined
}

/** All answers, step by step, each step with its 'Endre avsender'. */
export function Summary<Id extends string>(props: SummaryProps<Id>) {
  const { steps, editLink, headingLevel = 2, renderItems, openAtFirst, digest, noteOf, before, ...others } = props
  const { returnTo, className, ...rest } = others
  const t = useTexts('summary', summaryTexts)
  const id = useId()
  const folds = useFolds(steps, openAtFirst, before)
  useReturn(returnTo === undefined ? undefined : `${id}-${returnTo}`)
  return (
    <div
      {...rest}
      className={cx(
        'eks-summary eks:flex eks:flex-col',
        openAtFirst ? 'eks:relative' : 'eks:gap-section-gap',
        className,
      )}
    >
      {openAtFirst && (
        <Button small kind="quiet" className="eks:mb-1 eks:-me-quiet-pad eks:self-end" onClick={folds.toggleAll}>
          {t(folds.areAllOpen ? 'closeAll' : 'openAll')}
        </Button>
      )}
      {steps.map((step) => (
        <SummaryStep
          key={step.step}
          id={`${id}-${step.step}`}
          step={step}
          headingLevel={headingLevel}
          edit={
            <EditLink
              render={editLink?.(step.step)}
              text={t('change', { step: firstSmall(step.title) })}
              {...(openAtFirst && { shown: t('changeShort') })}
            />
          }
          fold={
            openAtFirst && {
              isOpen: folds.isOpen(step.step),
              toggle: () => folds.toggle(step.step),
              digest: digest?.(step) ?? digestOf(step),
            }
          }
          note={noteOf?.(step)}
          before={before}
        >
          {renderItems?.(step) ??
            step.items?.map((item) => (
              <SummaryItemCard
                key={item.index}
                item={item}
                headingLevel={headingLevel + 1}
                before={before}
                edit={
                  <EditLink
                    render={editLink?.(step.step, item.index)}
                    text={t('changeItem', { item: firstSmall(item.title) })}
                  />
                }
              />
            ))}
        </SummaryStep>
      ))}
    </div>
  )
}

/** Which steps are open: those that need attention, until the user opens or closes them. */
function useFolds<Id extends string>(
  steps: readonly StepSummary<Id>[],
  openAtFirst: readonly Id[] = [],
  before: ReadonlyMap<string, string> | undefined,
) {
  const [chosen, setChosen] = useState<ReadonlyMap<Id, boolean>>(new Map())
  const mustBeSeen = (step: StepSummary<Id>) =>
    openAtFirst.includes(step.step) || lacksAnswers(step) || hasChanged(step, before)
  const open = new Set(steps.filter((step) => chosen.get(step.step) ?? mustBeSeen(step)).map(({ step }) => step))
  const areAllOpen = open.size === steps.length
  return {
    areAllOpen,
    isOpen: (step: Id) => open.has(step),
    toggle: (step: Id) => setChosen(new Map([...chosen, [step, !open.has(step)]])),
    toggleAll: () => setChosen(new Map(steps.map(({ step }) => [step, !areAllOpen]))),
  }
}

/** Focuses the step that the user returns to, after the page has focused its heading. */
function useReturn(id: string | undefined) {
  useEffect(() => {
    if (id === undefined) return
    const frame = requestAnimationFrame(() => {
      const heading = document.getElementById(id)
      heading?.scrollIntoView({ block: 'center' })
      heading?.querySelector('button')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [id])
}
