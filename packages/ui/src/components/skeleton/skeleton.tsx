import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../foundation/internal/cx.js'

/** The place of a line of text that is on its way. Still, and hidden from readers: say once that it loads. */
export function Skeleton({ className, ...props }: ComponentPropsWithRef<'span'>) {
  return (
    <span
      {...props}
      aria-hidden="true"
      className={cx(
        'eks-skeleton eks:my-[.3em] eks:block eks:h-[.85em] eks:rounded-sm eks:border eks:border-transparent eks:bg-line',
        className,
      )}
    />
  )
}
