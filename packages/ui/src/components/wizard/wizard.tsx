'use client'
import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef } from 'react'
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
  /** Buttons beside the heading: 'Legg til varelinje'. */
  headingActions?: ReactNode
  /** Outcome, fee: beside the form, under it on a phone. */
  side?: ReactNode
  /** What stands beside the form needs room to be read: a document. */
  wideSide?: boolean
  /** Without them there is no bar. */
  actions?: Omit<WizardActionsProps, 'save' | 'className'>
  /** The browser opened this address: focus stays at the top of the page until the step changes. */
  firstPage?: boolean
  /** The form may use the whole column, not only 42rem. */
  wide?: boolean
  /** The page of the form. */
  children: ReactNode
}

// Steps and side stand beside two rows: what makes them taller goes under the buttons, which stay where they are.
const columns =
  'eks:grid eks:grid-cols-[214px_minmax(0,1fr)] eks:grid-rows-[auto_1fr] eks:items-start eks:gap-x-14 eks:narrow:block eks:max-lg:grid-cols-[200px_minmax(0,1fr)] eks:max-lg:gap-x-8'
const withSide = 'eks:xl:grid-cols-[214px_minmax(0,1fr)_276px]'
const withWideSide = 'eks:xl:grid-cols-[214px_minmax(0,1fr)_minmax(24rem,28rem)] eks:over:xl:gap-x-8'

/** The frame of every step: where one is, what is saved, what is asked, and the way on. It knows no router. */
export function Wizard<Id extends string>(props: WizardProps<Id>) {
  const { steps, title, intro, save, headingActions, side, wideSide, actions, wide, ...others } = props
  const { linkFor, onStepChange, reference, referenceLink, destination, description, firstPage, ...more } = others
  const { children, className, ...rest } = more
  const current = steps.find(({ state }) => state === 'current')?.id
  const heading = useRef<HTMLHeadingElement>(null)
  const opened = useRef(firstPage ? current : undefined)
  useEffect(() => {
    if (opened.current !== undefined && opened.current === current) return
    opened.current = undefined
    heading.current?.focus()
  }, [current])
  return (
    <div {...rest} className={cx('eks-wizard eks:text-ui eks:leading-text eks:text-text', className)}>
      <WizardHeader {...props} />
      <div className={cx(columns, side !== undefined && (wideSide ? withWideSide : withSide))}>
        <WizardSteps
          steps={steps}
          linkFor={linkFor}
          onStepChange={onStepChange}
          className="eks:sticky eks:top-6 eks:row-span-2 eks:narrow:static eks:narrow:-mx-4 eks:narrow:mb-6"
        />
        <div className={cx('eks:min-w-0', !wide && 'eks:max-w-form')}>
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
            save={save}
            className={cx('eks:col-start-2', !wide && 'eks:max-w-form eks:narrow:max-w-none')}
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
      <SaveStatus state={save} className="eks:ml-auto" />
    </div>
  )
}
