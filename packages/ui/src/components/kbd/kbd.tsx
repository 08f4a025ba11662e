import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../foundation/internal/cx.js'

/** A key, drawn like a key cap. */
export function Kbd({ className, ...props }: ComponentPropsWithRef<'kbd'>) {
  return (
    <kbd
      {...props}
      className={cx(
        'eks-kbd eks:inline-grid eks:h-5 eks:min-w-5 eks:place-items-center eks:rounded-sm eks:edge-1 eks:border-line-strong eks:bg-surface eks:px-1.5 eks:font-sans eks:text-[.75rem] eks:lh-none eks:weight-medium eks:text-subtle',
        className,
      )}
    />
  )
}
