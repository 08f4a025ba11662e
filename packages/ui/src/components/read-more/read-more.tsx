import type { ComponentPropsWithRef, ReactNode } from 'react'
import { ChevronRight } from '../../foundation/icons/icons.js'
import { cx } from '../../foundation/internal/cx.js'

/** Props of {@link ReadMore}. */
export interface ReadMoreProps extends ComponentPropsWithRef<'details'> {
  /** What expands, in words that say what is found there. */
  label: ReactNode
}

const head =
  'eks:inline-flex eks:min-h-8 eks:max-w-full eks:cursor-pointer eks:items-center eks:gap-1 eks:rounded eks:weight-medium eks:text-link eks:hover:underline'

/** A part that few readers need, collapsed below its name. */
export function ReadMore({ label, className, children, ...props }: ReadMoreProps) {
  return (
    <details {...props} className={cx('eks-read-more eks:text-ui', className)}>
      <summary className={head}>
        <ChevronRight className="eks:size-4 eks:flex-none eks:[[open]>summary>&]:rotate-90" />
        <span className="eks:min-w-0 eks:wrap-anywhere">{label}</span>
      </summary>
      <div className="eks:mt-1">{children}</div>
    </details>
  )
}
