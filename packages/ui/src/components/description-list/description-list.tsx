import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../../foundation/internal/cx.js'

/** Facts as label and value, in as many columns as fit. */
export function DescriptionList({ className, ...props }: ComponentPropsWithRef<'dl'>) {
  return (
    <dl
      {...props}
      className={cx(
        'eks-description-list eks:grid eks:grid-cols-[repeat(auto-fill,minmax(min(190px,100%),1fr))] eks:gap-x-6 eks:gap-y-3 eks:dense:grid-cols-[repeat(auto-fill,minmax(min(150px,100%),1fr))] eks:dense:gap-x-5 eks:dense:gap-y-2',
        className,
      )}
    />
  )
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
      <dt className="eks:text-small eks:leading-tight eks:text-subtle eks:wrap-anywhere">{label}</dt>
      <dd className="eks:text-left eks:rtl:text-right eks:text-ui eks:leading-tight eks:text-text eks:wrap-break-word eks:[unicode-bidi:plaintext]">
        {children}
      </dd>
    </div>
  )
}
