import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../foundation/internal/cx.js'

/** Text for screen readers only. */
export function VisuallyHidden({ className, ...props }: ComponentPropsWithRef<'span'>) {
  return <span {...props} className={cx('eks-visually-hidden eks:sr-only', className)} />
}
