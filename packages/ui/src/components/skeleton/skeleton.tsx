import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../foundation/internal/cx.js'

/** The place of a line of text that is on its way. Still, and hidden from readers: say once that it loads. */
export function Skeleton({ className, ...props }: ComponentPropsWithRef<'span'>) {
  return <span {...props} aria-hidden="true" className={cx('eks-skeleton', className)} />
}
