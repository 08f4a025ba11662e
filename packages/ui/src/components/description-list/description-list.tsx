import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../../foundation/internal/cx.js'

/** Facts as label and value, in as many columns as fit. */
export function DescriptionList({ className, ...props }: ComponentPropsWithRef<'dl'>) {
  return <dl {...props} className={cx('eks-description-list', className)} />
}

/** Props of {@link Description}. */
export interface DescriptionProps extends ComponentPropsWithRef<'div'> {
  /** What the value is. */
  label: ReactNode
  /** Takes a whole row. */
  wide?: boolean
}

/** One fact of a {@link DescriptionList}. */
export function Description({ label, wide, className, children, ...props }: DescriptionProps) {
  return (
    <div {...props} className={cx('eks-description eks:min-w-0', wide && 'eks:col-span-full', className)}>
      <dt className="eks:text-small eks:lh-tight eks:text-subtle eks:wrap-anywhere">{label}</dt>
      <dd className="eks-any-script eks:text-ui eks:lh-tight eks:text-text eks:whitespace-pre-line eks:wrap-break-word">
        {children}
      </dd>
    </div>
  )
}
