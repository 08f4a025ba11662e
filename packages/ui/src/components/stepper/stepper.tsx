'use client'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../../foundation/internal/cx.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { StepDot, type StepLook } from './step-dot.js'
import { stepperTexts } from './stepper.texts.js'

/** The state of a step. */
export type StepState = 'done' | 'current' | 'upcoming' | 'failed'

/** Props of {@link Stepper}. */
export interface StepperProps extends ComponentPropsWithRef<'ol'> {
  /** The steps in order: {@link Step}. */
  children: ReactNode
  /** Side by side where there is room; in a narrow window always below each other. @default 'vertical' */
  direction?: 'vertical' | 'horizontal'
}

/** The steps of a process that goes on elsewhere, and how far it has come. */
export function Stepper({ direction = 'vertical', className, ...props }: StepperProps) {
  return <ol {...props} data-direction={direction} className={cx('eks-stepper', className)} />
}

/** Props of {@link Step}. */
export interface StepProps extends Omit<ComponentPropsWithRef<'li'>, 'title'> {
  /** Whether it is over, goes on now, comes later, or went wrong. */
  state: StepState
  /** Names the step; also a heading or a link. */
  title: ReactNode
  /** When it happened, or is expected to. */
  time?: ReactNode
  /** Shown instead of the number while the step is current or upcoming. */
  icon?: ReactNode
}

const looks: Record<StepState, StepLook> = { done: 'done', current: 'current', upcoming: 'open', failed: 'error' }

/** One step of a {@link Stepper}; its children say more about it. */
export function Step({ state, title, time, icon, className, children, ...props }: StepProps) {
  const t = useTexts('stepper', stepperTexts)
  return (
    <li
      {...props}
      data-state={state}
      aria-current={state === 'current' ? 'step' : undefined}
      className={cx('eks-step eks:pb-3', className)}
    >
      <StepDot look={looks[state]}>{icon || <span className="eks-step-number" />}</StepDot>
      <div className="eks:flex eks:flex-wrap eks:items-baseline eks:justify-between eks:gap-x-4 eks:pt-1">
        <div
          className={cx('eks:min-w-0 eks:wrap-anywhere', state === 'current' ? 'eks:weight-bold' : 'eks:weight-medium')}
        >
          {title}
        </div>
        {(state === 'done' || state === 'failed') && <span className="eks:sr-only">{`, ${t(state)}`}</span>}
        {time && <span className="eks:text-small eks:tabular eks:text-subtle">{time}</span>}
      </div>
      {children && <div className="eks:max-w-text eks:text-subtle">{children}</div>}
    </li>
  )
}
