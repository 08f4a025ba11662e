'use client'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../../foundation/internal/cx.js'

/** Props of {@link Progress}. */
export interface ProgressProps extends Omit<ComponentPropsWithRef<'progress'>, 'value' | 'children'> {
  /** What is under way: 'Laster opp pakkliste.pdf'. */
  label: string
  /** From 0 to `max`; null while nobody knows how much there is. */
  value: number | null
  /** 100 unless the work is counted in something else. */
  max?: number
  /** Words at the end of the bar for those who see: '3 av 8'. */
  detail?: ReactNode
  /** The label is in the accessible name only, where words beside the bar say the same. */
  hideLabel?: boolean
}

/** How far some work has come. Quiet: whoever starts the work says when it is done. */
export function Progress({ label, value, max = 100, detail, hideLabel, className, ...props }: ProgressProps) {
  return (
    <div className={cx('eks-progress eks:min-w-0 eks:text-small', className)}>
      {(!hideLabel || detail) && (
        <div aria-hidden="true" className="eks:mb-1 eks:flex eks:justify-between eks:gap-3">
          {!hideLabel && <span className="eks:min-w-0 eks:wrap-anywhere">{label}</span>}
          {detail && <span className="eks:ms-auto eks:shrink-0 eks:text-subtle eks:tabular">{detail}</span>}
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
