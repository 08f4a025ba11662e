'use client'
import * as RadixPopover from '@radix-ui/react-popover'
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react'
import { cx } from '../../foundation/internal/cx.js'

/** Props of {@link Popover}. */
export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement
  /** The name of the panel for assistive technology. */
  label: string
  /** What the panel holds. */
  children: ReactNode
  /** Whether it is open, when the caller owns that. */
  open?: boolean
  /** Whether it is open at first. */
  defaultOpen?: boolean
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void
  /** Keeps focus inside and the page behind out of reach while it is open. */
  modal?: boolean
  /** Which edge of the button the panel follows. */
  align?: 'start' | 'center' | 'end'
  /** On the panel. */
  className?: string
}

/** The look of everything that floats above the page by its button. */
export const floating =
  'eks:z-50 eks:max-h-(--radix-popover-content-available-height) eks:max-w-[calc(100vw-16px)] eks:overflow-y-auto eks:rounded eks:border eks:border-line-strong eks:bg-surface-raised eks:text-ui eks:leading-text eks:text-text eks:shadow-menu eks:outline-none eks:animate-fade-in'

/** The panel itself, inside a Root of Radix: for this and for what brings its own button. */
export function PopoverPanel({
  children,
  className,
  ...rest
}: ComponentPropsWithRef<'div'> & Pick<PopoverProps, 'align'>) {
  return (
    <RadixPopover.Portal>
      <RadixPopover.Content
        sideOffset={6}
        collisionPadding={8}
        {...rest}
        className={cx('eks-popover eks:w-80 eks:p-4', floating, className)}
      >
        {children}
      </RadixPopover.Content>
    </RadixPopover.Portal>
  )
}

/** A small panel by a button: help, a few choices. The page behind stays in use; Escape closes and gives focus back. */
export function Popover({ trigger, label, children, align = 'start', className, ...state }: PopoverProps) {
  return (
    <RadixPopover.Root {...state}>
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      <PopoverPanel align={align} aria-label={label} className={className}>
        {children}
      </PopoverPanel>
    </RadixPopover.Root>
  )
}
