'use client'
import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef, useState } from 'react'
import { cx } from '../../foundation/internal/cx.js'
import { type Render, renderElement } from '../../foundation/internal/render-element.js'
import { SaveStatus } from './save-status.js'
import { WizardActions, type WizardActionsProps } from './wizard-actions.js'
import { WizardSteps, type WizardStepsProps } from './wizard-steps.js'
import type { SaveState, WizardStep } from './wizard-types.js'

/** Props of {@link Wizard}. */
export interface WizardProps<Id extends string = string>
  extends Pick<WizardStepsProps<Id>, 'linkFor' | 'onStepChange'>,
    Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The steps that are asked now, the current one marked. */
  steps: readonly WizardStep<Id>[]
  /** Heading of the page; it takes focus when the step changes. */
  title: ReactNode
  /** One or two sentences under the heading. */
  intro?: ReactNode
  /** '#004001'; left out before the draft exists. */
  reference?: string
  /** The router's link round the reference. */
  referenceLink?: Render
  /** Country of destination, beside the reference. */
  destination?: ReactNode
  /** What the certificate is, after the destination. */
  description?: ReactNode
  /** Whether the draft is safe. */
  save?: SaveState
  /** What will become of it: beside the save status, on every page. */
  outcome?: ReactNode
  /** Buttons beside the heading: 'Legg til varelinje'. */
  headingActions?: ReactNode
  /** Outcome, fee: beside the form, under it on a phone. */
  side?: ReactNode
  /** What stands beside the form needs room to be read: a document. */
  wideSide?: boolean
  /** Without them there is no bar. */
  actions?: Omit<WizardActionsProps, 'save' | 'sticky' | 'className'>
  /** The browser opened this address: focus stays at the top of the page until the step changes. */
  firstPage?: boolean
  /** The form may use the whole column, not only 42rem. */
  wide?: boolean
  /**
   * A page of work: the names of the steps fold to a rail, the page is as wide as the window up to 1720 px, and the buttons
   * stay at its bottom edge.
   */
  folded?: boolean
  /** The page of the form. */
  children: ReactNode
}

// Steps and side stand beside two rows: what makes them taller goes under the buttons, which stay where they are.
const columns = 'eks:grid eks:grid-rows-[auto_1fr] eks:items-start eks:narrow:block'
const named =
  'eks:grid-cols-[214px_minmax(0,1fr)] eks:gap-x-14 eks:max-lg:grid-cols-[200px_minmax(0,1fr)] eks:max-lg:gap-x-8'
const withSide = 'eks:xl:grid-cols-[214px_minmax(0,1fr)_288px]'
const withWideSide = 'eks:xl:grid-cols-[214px_minmax(0,1fr)_minmax(24rem,28rem)] eks:over:xl:gap-x-8'
const folded = 'eks:grid-cols-[36px_minmax(0,1fr)] eks:gap-x-6'
const foldedWithSide = 'eks:xl:grid-cols-[36px_minmax(0,1fr)_288px]'
const foldedWithWideSide = 'eks:xl:grid-cols-[36px_minmax(0,1fr)_minmax(20rem,392px)]'

/** The columns of a page: steps, form, and what stands beside it. */
function columnsOf({ side, wideSide }: Pick<WizardProps, 'side' | 'wideSide'>, isRail: boolean) {
  if (isRail) return cx(columns, folded, side !== undefined && (wideSide ? foldedWithWideSide : foldedWithSide))
  return cx(columns, named, side !== undefined && (wideSide ? withWideSide : withSide))
}

/** The frame of every step: where one is, what is saved, what is asked, and the way on. It knows no router. */
export function Wizard<Id extends string>(props: WizardProps<Id>) {
  const {
    steps,
    title,
    intro,
    save,
    headingActions,
    side,
    wideSide: _wideSide,
    actions,
    wide,
    folded: isWork,
    ...others
  } = props
  const { linkFor, onStepChange, reference, referenceLink, destination, description, firstPage, ...more } = others
  const { children, className, outcome: _outcome, ...rest } = more
  const current = steps.find(({ state }) => state === 'current')?.id
  const heading = useRef<HTMLHeadingElement>(null)
  const [isNamed, setNamed] = useState(false)
  const isRail = isWork === true && !isNamed
  const isWide = wide || isWork
  const opened = useRef(firstPage ? current : undefined)
  useEffect(() => {
    if (opened.current !== undefined && opened.current === current) return
    opened.current = undefined
    heading.current?.focus()
  }, [current])
  return (
    <div
      {...rest}
      data-folded={isWork || undefined}
      className={cx('eks-wizard eks:text-ui eks:leading-text eks:text-text', className)}
    >
      <WizardHeader {...props} />
      <div className={columnsOf(props, isRail)}>
        <WizardSteps
          steps={steps}
          linkFor={linkFor}
          onStepChange={onStepChange}
          rail={isRail}
          onFold={isWork ? (rail) => setNamed(!rail) : undefined}
          className="eks:sticky eks:top-6 eks:row-span-2 eks:narrow:static eks:narrow:-mx-4 eks:narrow:mb-6"
        />
        <div className={cx('eks:min-w-0', !isWide && 'eks:max-w-form')}>
          <div className="eks:flex eks:flex-wrap eks:items-end eks:justify-between eks:gap-x-6 eks:gap-y-3">
            <div>
              <h1
                ref={heading}
                tabIndex={-1} // No ring: it takes focus to be read, and nothing can be done with it.
                className="eks:text-h1 eks:tracking-title eks:outline-none eks:focus-visible:shadow-none eks:focus-visible:outline-none eks:narrow:text-[1.75rem]"
              >
                {title}
              </h1>
              {intro && <p className="eks:mt-1.5 eks:text-subtle">{intro}</p>}
            </div>
            {headingActions && <div className="eks:flex eks:flex-wrap eks:gap-3">{headingActions}</div>}
          </div>
          <div className="eks:mt-7">{children}</div>
        </div>
        {side && (
          <aside className="eks:sticky eks:top-6 eks:max-xl:static eks:max-xl:col-start-2 eks:max-xl:mt-8 eks:max-xl:max-w-form eks:xl:row-span-2">
            {side}
          </aside>
        )}
        {actions && (
          <WizardActions
            {...actions}
            sticky={isWork}
            save={save}
            className={cx(
              isWork ? 'eks:col-span-full' : 'eks:col-start-2',
              !isWide && 'eks:max-w-form eks:narrow:max-w-none',
            )}
          />
        )}
      </div>
    </div>
  )
}

/** Reference, destination and whether the draft is safe. */
function WizardHeader<Id extends string>({
  reference,
  referenceLink,
  destination,
  description,
  outcome,
  save,
}: WizardProps<Id>) {
  const referenceClass = 'eks:text-body eks:font-semibold eks:whitespace-nowrap eks:tabular-nums'
  return (
    <div className="eks:mb-9 eks:flex eks:flex-wrap eks:items-baseline eks:gap-x-5 eks:gap-y-1.5 eks:border-b eks:border-line eks:pb-5 eks:narrow:mb-0 eks:narrow:border-0 eks:narrow:pb-3.5">
      {reference &&
        (referenceLink ? (
          renderElement(referenceLink, {
            className: cx(referenceClass, 'eks:text-link eks:underline eks:underline-offset-[.18em]'),
            children: reference,
          })
        ) : (
          <span className={referenceClass}>{reference}</span>
        ))}
      {(destination || description) && (
        <span className="eks:min-w-0 eks:narrow:order-2 eks:narrow:flex-[1_0_100%] eks:narrow:text-[.9375rem]">
          {destination}
          {destination && description && ' – '}
          {description && <span className="eks:text-subtle">{description}</span>}
        </span>
      )}
      <span className="eks:ml-auto eks:flex eks:flex-wrap eks:items-center eks:gap-y-1.5 eks:narrow:order-3 eks:narrow:ml-0">
        {outcome}
        <SaveStatus state={save} className={cx(save && outcome !== undefined && 'eks:ml-5')} />
      </span>
    </div>
  )
}
