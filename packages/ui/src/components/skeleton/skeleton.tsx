import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../foundation/internal/cx.js'

/**
 * A placeholder for a line of text that is loading. Static, and hidden from screen readers: announce the loading once
 * elsewhere.
 */
export function Skeleton({ className, ...props }: ComponentPropsWithRef<'span'>) {
  return <span {...props} aria-hidden="true" className={cx('eks-skeleton', className)} />
}
