'use client'
import { type ReactElement, type ReactNode, useId, useRef, useState } from 'react'
import { cx } from '../../foundation/internal/cx.js'
import { Floating } from './floating.js'
import { Trigger } from './trigger.js'

/** Props of {@link Popover}. */
export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement
  /** The accessible name of the panel. */
  label: string
  /** The content of the panel. */
  children: ReactNode
  /** Whether it is open, when controlled. */
  open?: boolean
  /** Whether it is open at first, when uncontrolled. */
  defaultOpen?: boolean
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void
  /** Traps focus and makes the page behind inert while it is open. */
  modal?: boolean
  /** The edge of the button that the panel aligns with. */
  align?: 'start' | 'center' | 'end'
  /** Class of the panel. */
  className?: string
}

/** A small panel by a button: help, a few options. The page behind stays usable; Escape closes it and returns focus. */
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
