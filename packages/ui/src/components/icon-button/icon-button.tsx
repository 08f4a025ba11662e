'use client'
import type { ReactNode } from 'react'
import { cx } from '../../foundation/internal/cx.js'
import { Button, type ButtonProps } from '../button/button.js'

/** Props of {@link IconButton}. */
export interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'iconEnd' | 'aria-label'> {
  /** The accessible name, also shown as a native tooltip. */
  label: string
  /** The icon, from lucide-react, with aria-hidden. */
  children: ReactNode
}

/** A square button with an icon; for well-known actions, or where rows repeat. */
export function IconButton({ label, children, className, small, busy, ...props }: IconButtonProps) {
  return (
    <Button
      {...props}
      small={small}
      busy={busy}
      // Only one of the two: a title equal to the name would be read after it.
      aria-label={props.title === undefined ? undefined : label}
      title={props.title ?? label}
      className={cx('eks-icon-button eks:over:px-0', small ? 'eks:w-control-small' : 'eks:w-control', className)}
    >
      {busy ? null : children}
    </Button>
  )
}
