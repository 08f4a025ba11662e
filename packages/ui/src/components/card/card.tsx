import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../foundation/internal/cx.js'

/** A box around something that is acted on as one unit; a section needs only a heading and space. */
export function Card({ className, ...props }: ComponentPropsWithRef<'div'>) {
  return (
    <div
      {...props}
      className={cx(
        'eks-card eks:min-w-0 eks:rounded eks:edge-1 eks:border-line eks:bg-surface eks:p-card-pad eks:text-text',
        className,
      )}
    />
  )
}
