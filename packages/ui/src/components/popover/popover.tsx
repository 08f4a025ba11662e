'use client'
import { type ReactElement, type ReactNode, useId, useRef, useState } from 'react'
import { cx } from '../../foundation/internal/cx.js'
import { Floating } from './floating.js'
import { Trigger } from './trigger.js'

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

/** A small panel by a button: help, a few choices. The page behind stays in use; Escape closes and gives focus back. */
export function Popover(props: PopoverProps) {
  const { trigger, label, children, align = 'start', defaultOpen = false, onOpenChange, modal, className } = props
  const [own, setOwn] = useState(defaultOpen)
  const open = props.open ?? own
  const setOpen = (next: boolean) => {
    setOwn(next)
    onOpenChange?.(next)
  }
  const contentId = useId()
  const button = useRef<HTMLElement>(null)
  return (
    <>
      <Trigger
        element={trigger}
        opens="dialog"
        open={open}
        contentId={contentId}
        button={button}
        onToggle={() => setOpen(!open)}
      />
      <Floating
        open={open}
        onOpenChange={setOpen}
        anchor={button}
        modal={modal}
        id={contentId}
        align={align}
        aria-label={label}
        className={cx('eks-popover eks-floating', className)}
      >
        {children}
      </Floating>
    </>
  )
}
