'use client'
import type { ReactNode } from 'react'
import { cx } from '../../foundation/internal/cx.js'
import { Button, type ButtonProps } from '../button/button.js'

/** Props of {@link IconButton}. */
export interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'iconEnd' | 'aria-label'> {
  /** The name that is spoken, and shown as a tip by the browser. */
  label: string
  /** The picture, from lucide-react, with aria-hidden. */
  children: ReactNode
}

/** A square button with a picture; for actions that everyone knows, or where rows repeat. */
export function IconButton({ label, children, className, small, busy, ...props }: IconButtonProps) {
  return (
    <Button
      {...props}
      small={small}
      busy={busy}
      // One of them alone: a title that says the same as the name is read after it.
      aria-label={props.title === undefined ? undefined : label}
      title={props.title ?? label}
      className={cx('eks-icon-button eks:over:px-0', small ? 'eks:w-control-small' : 'eks:w-control', className)}
    >
      {busy ? null : children}
    </Button>
  )
}
