'use client'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../../foundation/internal/cx.js'

/** Props of {@link Progress}. */
export interface ProgressProps extends Omit<ComponentPropsWithRef<'progress'>, 'value' | 'children'> {
  /** What is in progress: 'Laster opp pakkliste.pdf'. */
  label: string
  /** From 0 to `max`; null while the total is unknown. */
  value: number | null
  /** The total. @default 100 */
  max?: number
  /** Visible text at the end of the bar: '3 av 8'. */
  detail?: ReactNode
  /** Hides the label visually, where text beside the bar says the same. */
  hideLabel?: boolean
}

/** The progress of some work. Not announced: the caller says when it is done. */
export function Progress({ label, value, max = 100, detail, hideLabel, className, ...props }: ProgressProps) {
  return (
    <div className={cx('eks-progress eks:min-w-0 eks:text-small', className)}>
      {(!hideLabel || detail) && (
        <div aria-hidden="true" className="eks:mb-1 eks:flex eks:justify-between eks:gap-3">
          {!hideLabel && <span className="eks:min-w-0 eks:wrap-anywhere">{label}</span>}
          {detail && <span className="eks:ms-auto eks:flex-none eks:text-subtle eks:tabular">{detail}</span>}
        </div>
      )}
      <progress
        {...props}
        aria-label={label}
        max={max}
        {...(value === null ? {} : { value })}
        data-indeterminate={value === null || undefined}
        className="eks-progress-bar eks:block eks:h-1.5 eks:w-full"
      />
    </div>
  )
}
