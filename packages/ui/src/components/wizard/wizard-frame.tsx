'use client'
import { Component, type ComponentPropsWithRef, type ReactNode, useMemo, useState } from 'react'
import { asElements } from '../../foundation/internal/as-elements.js'
import { cx } from '../../foundation/internal/cx.js'
import { type Render, renderElement } from '../../foundation/internal/render-element.js'
import { SaveStatus } from './save-status.js'
import { WizardContext } from './wizard-context.js'
import { WizardSide } from './wizard-side.js'
import { WizardSteps, type WizardStepsProps } from './wizard-steps.js'
import type { SaveState, WizardStep } from './wizard-types.js'

interface FocusBeforeChangeProps {
  readonly step: string | undefined
}

/**
 * Blurs an element that disappears with a page before the page is removed; the next heading takes focus. A browser that
 * has to remove the focused element lays out the half-changed page first, which costs a tenth of a step's change. A
 * class, because only classes have a hook that React calls before it changes the page.
 */
export class FocusBeforeChange extends Component<FocusBeforeChangeProps> {
  override getSnapshotBeforeUpdate({ step }: FocusBeforeChangeProps): null {
    if (step !== this.props.step) document.querySelector<HTMLElement>('.eks-wizard :focus')?.blur()
    return null
  }

  /** React requires it beside getSnapshotBeforeUpdate. */
  override componentDidUpdate(): void {}

  override render(): null {
    return null
  }
}

/** Props of {@link WizardFrame}. */
export interface WizardFrameProps<Id extends string = string>
  extends Pick<WizardStepsProps<Id>, 'linkFor' | 'onStepChange' | 'onStepApproach'>,
    Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The steps that currently apply, the current one marked. */
  steps: readonly WizardStep<Id>[]
  /** '#004001'; omit it before the draft exists. */
  reference?: string
  /** The router's link around the reference. */
  referenceLink?: Render
  /** What the form is about, beside the reference: a country, for example. */
  subject?: ReactNode
  /** A description, after the subject. */
  description?: ReactNode
  /** The save state of the draft. */
  save?: SaveState
  /** What will happen to it: beside the save status, on every page. */
  outcome?: ReactNode
  /**
   * Content beside every page, kept from step to step, such as a document. In the DOM it follows the page and its
   * buttons.
   */
  side?: ReactNode
  /** Hides it without losing its state, where it has no room beside this page. */
  sideHidden?: boolean
  /** Set it if the page has its own side: the `side` of `WizardPage`. */
  pageSide?: boolean
  /** The side content needs width to be read. */
  wideSide?: boolean
  /**
   * A work page: the step names collapse to a rail, the page is as wide as the window up to 1720 px, and the buttons
   * stay at its bottom edge.
   */
  folded?: boolean
  /** A `WizardPage`, or the router's outlet if every step is a page of its own. */
  children: ReactNode
}

/**
 * The frame around the pages of a form: the current step, the save state, and links to other steps. Independent of any
 * router.
 */
export function WizardFrame<Id extends string>(props: WizardFrameProps<Id>) {
  const { steps, linkFor, onStepChange, onStepApproach, save, side, sideHidden = false, ...others } = props
  const {
    pageSide = false,
    wideSide,
    folded: isWork = false,
    reference,
    referenceLink,
    subject,
    description,
    ...more
  } = others
  const { outcome, children, className, ...rest } = more
  const [isNamed, setNamed] = useState(false)
  const isRail = isWork && !isNamed
  const current = steps.find(({ state }) => state === 'current')?.id
  const state = useMemo(() => ({ current, save, isWork }), [current, save, isWork])
  const hasSide = pageSide || (Boolean(side) && !sideHidden)
  return (
    <div
      {...rest}
      data-folded={isWork || undefined}
      className={cx('eks-wizard eks:text-ui eks:lh-text eks:text-text', className)}
    >
      <FocusBeforeChange step={current} />
      <WizardHeader {...{ reference, referenceLink, subject, description, outcome, save }} />
      <div
        className="eks-wizard-columns"
        data-rail={isRail || undefined}
        data-side={hasSide ? (wideSide ? 'wide' : 'narrow') : undefined}
      >
        <WizardSteps
          steps={steps}
          linkFor={linkFor}
          onStepChange={onStepChange}
          onStepApproach={onStepApproach}
          rail={isRail}
          onFold={isWork ? (rail) => setNamed(!rail) : undefined}
          save={save}
          purpose={(subject || description) && <Purpose subject={subject} description={description} />}
          className="eks:sticky eks:top-6 eks:row-span-2 eks:narrow:static eks:narrow:-mx-(--eks-gutter) eks:narrow:mb-4"
        />
        <WizardContext value={state}>{children}</WizardContext>
        <WizardSide hidden={sideHidden}>{side}</WizardSide>
      </div>
    </div>
  )
}

type HeaderProps = Pick<
  WizardFrameProps,
  'reference' | 'referenceLink' | 'subject' | 'description' | 'outcome' | 'save'
>

function Purpose({ subject, description }: Pick<HeaderProps, 'subject' | 'description'>) {
  return (
    <>
      {asElements(subject)}
      {subject && description && <span> – </span>}
      {description && <span className="eks:text-subtle">{description}</span>}
    </>
  )
}

/**
 * Reference, subject and save state. On a phone it is one line, beside the logo and menu of an `AppShell`: the subject is shown
 * above the steps there, and the save state has words only if action is needed.
 */
function WizardHeader({ reference, referenceLink, subject, description, outcome, save }: HeaderProps) {
  const referenceClass = 'eks:text-body eks:weight-semibold eks:whitespace-nowrap eks:tabular'
  const isEmpty = !reference && !outcome && !save
  const isQuiet = save?.kind === 'saved' || save?.kind === 'saving'
  // Not hidden from assistive technology: the save state is announced in it, also the first one.
  const emptyLook = subject || description ? 'eks:narrow:hidden' : 'eks:sr-only'
  return (
    <div className={cx('eks-wizard-line', isEmpty ? emptyLook : 'eks-wizard-head')}>
      {reference &&
        (referenceLink ? (
          renderElement(referenceLink, {
            className: cx(referenceClass, 'eks:text-link eks:underlined'),
            children: reference,
          })
        ) : (
          <span className={referenceClass}>{reference}</span>
        ))}
      {(subject || description) && (
        <span className="eks:min-w-0 eks:narrow:hidden">
          <Purpose subject={subject} description={description} />
        </span>
      )}
      <span className="eks:ms-auto eks:flex eks:flex-wrap eks:items-center eks:gap-y-1.5 eks:narrow:ms-0">
        {outcome}
        <SaveStatus
          state={save}
          className={cx(save && outcome !== undefined && 'eks:md:ms-5', isQuiet && 'eks:narrow:sr-only')}
        />
      </span>
    </div>
  )
}
