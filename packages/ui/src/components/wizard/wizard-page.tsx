'use client'
import { type ComponentPropsWithRef, type ReactNode, useContext, useEffect, useRef } from 'react'
import { cx } from '../../foundation/internal/cx.js'
import { WizardActions, type WizardActionsProps } from './wizard-actions.js'
import { WizardContext } from './wizard-context.js'
import { WizardSide } from './wizard-side.js'

/** Props of {@link WizardPage}. */
export interface WizardPageProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Heading of the page; takes focus when the step changes. */
  title: ReactNode
  /** One or two sentences below the heading. */
  intro?: ReactNode
  /** Buttons beside the heading: 'Legg til varelinje'. */
  headingActions?: ReactNode
  /** Outcome, fee: beside the form, on a phone below it. Set `pageSide` on the frame. */
  side?: ReactNode
  /** Without them there is no bar. */
  actions?: Omit<WizardActionsProps, 'save' | 'sticky' | 'className'>
  /** Whether the browser opened this address: focus stays at the top of the page until the step changes. */
  firstPage?: boolean
  /** The form may use the whole column, not only 42rem. */
  wide?: boolean
  /** The form. */
  children: ReactNode
}

/** One page in a `WizardFrame`: its heading, form and actions. */
export function WizardPage(props: WizardPageProps) {
  const { title, intro, headingActions, side, actions, firstPage, wide, children, className, ...rest } = props
  const { current, save, isWork } = useContext(WizardContext)
  const heading = useRef<HTMLHeadingElement>(null)
  const isWide = wide || isWork
  const opened = useRef(firstPage ? current : undefined)
  useEffect(() => {
    if (opened.current !== undefined && opened.current === current) return
    opened.current = undefined
    heading.current?.focus()
  }, [current])
  return (
    <>
      <div {...rest} className={cx('eks:min-w-0', !isWide && 'eks:max-w-form', className)}>
        <div className="eks:flex eks:flex-wrap eks:items-end eks:justify-between eks:gap-x-6 eks:gap-y-3 eks:narrow:items-center eks:narrow:gap-x-2 eks:narrow:gap-y-0.5">
          {/* On a phone the heading and its buttons share one line, with the introduction below. */}
          <div className="eks:narrow:contents">
            <h1
              ref={heading}
              tabIndex={-1} // No ring: it takes focus only to be read.
              className="eks:min-w-0 eks:narrow:flex-1 eks:text-h1 eks:spaced-title eks:[outline:none] eks:focus-visible:[box-shadow:none] eks:focus-visible:[outline:none] eks:narrow:text-[1.375rem]"
            >
              {title}
            </h1>
            {intro && (
              <p className="eks:mt-1.5 eks:text-subtle eks:narrow:order-1 eks:narrow:mt-0 eks:narrow:basis-full eks:narrow:text-small">
                {intro}
              </p>
            )}
          </div>
          {headingActions && <div className="eks:flex eks:flex-wrap eks:gap-3 eks:narrow:gap-2">{headingActions}</div>}
        </div>
        <div className="eks:mt-7 eks:narrow:mt-5">{children}</div>
      </div>
      <WizardSide>{side}</WizardSide>
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
    </>
  )
}
