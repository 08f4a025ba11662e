'use client'
import * as RadixPopover from '@radix-ui/react-popover'
import { cloneElement, type KeyboardEvent, type ReactElement, type ReactNode, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { cx } from '../internal/cx.js'
import { useLandmark } from '../internal/use-landmark.js'
import { floating } from '../popover/popover.js'
import { MenuContext } from './menu-context.js'
import { menuItems, useMenuKeys } from './use-menu-keys.js'

/** Props of {@link Menu}. */
export interface MenuProps {
  /** The button; it gets aria-haspopup, aria-expanded and the keys. Name it for what it acts on. */
  trigger: ReactElement<{ 'aria-haspopup'?: 'menu'; onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void }>
  /** The name of the open menu. */
  label: string
  /** MenuItem, MenuLink and MenuSeparator. */
  children: ReactNode
  /** Which edge of the button the menu follows. */
  align?: 'start' | 'center' | 'end'
  /** Words above the items that are no item themselves. */
  header?: ReactNode
  /** On the open menu. */
  className?: string
}

/** A button with actions behind it. Keys: ↓ ↑ Home End, letters, Escape. */
export function Menu({ trigger, label, children, align = 'end', header, className }: MenuProps) {
  const [open, setOpen] = useState(false)
  const [landmark, findLandmark] = useLandmark()
  const content = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const startAtEnd = useRef(false)
  const context = useMemo(
    () => ({
      close() {
        // At once, so that a dialog opened by the item remembers the button and not an item that is gone.
        flushSync(() => setOpen(false))
        button.current?.focus()
      },
    }),
    [],
  )
  const onKeyDown = useMenuKeys(context.close)
  const changeOpen = (next: boolean) => {
    if (next) findLandmark(button.current)
    setOpen(next)
  }
  const openByKey = (event: KeyboardEvent<HTMLElement>) => {
    trigger.props.onKeyDown?.(event)
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    startAtEnd.current = event.key === 'ArrowUp'
    changeOpen(true)
  }
  const focusFirst = (event: Event) => {
    event.preventDefault()
    menuItems(content.current)
      .at(startAtEnd.current ? -1 : 0)
      ?.focus()
    startAtEnd.current = false
  }
  return (
    <RadixPopover.Root open={open} onOpenChange={changeOpen}>
      <RadixPopover.Trigger asChild ref={button}>
        {cloneElement(trigger, { 'aria-haspopup': 'menu', onKeyDown: openByKey })}
      </RadixPopover.Trigger>
      <RadixPopover.Portal container={landmark}>
        <RadixPopover.Content
          ref={content}
          role="menu"
          aria-label={label}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={focusFirst}
          onKeyDown={onKeyDown}
          className={cx('eks-menu eks:min-w-62 eks:p-1.5', floating, className)}
        >
          {header && (
            <div role="presentation" className="eks:px-2.5 eks:pt-2 eks:pb-2.5 eks:leading-tight">
              {header}
            </div>
          )}
          <MenuContext value={context}>{children}</MenuContext>
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  )
}
