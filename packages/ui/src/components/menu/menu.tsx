'use client'
import { type KeyboardEvent, type ReactElement, type ReactNode, useId, useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import { cx } from '../../foundation/internal/cx.js'
import { type ChangeDetails, useControllable } from '../../foundation/internal/use-controllable.js'
import { useLatestCallback } from '../../foundation/internal/use-latest.js'
import { Floating } from '../popover/floating.js'
import { Trigger } from '../popover/trigger.js'
import { MenuContext } from './menu-context.js'
import { menuItems, useMenuKeys } from './use-menu-keys.js'

/** Why a menu opened or closed: its button, a selected item, or Escape, Tab or a click outside. */
export type MenuReason = 'trigger' | 'select' | 'dismiss'

/** Props of {@link Menu}. */
export interface MenuProps {
  /** The button; it gets aria-haspopup, aria-expanded and key handlers. Name it for what it acts on. */
  trigger: ReactElement<{ 'aria-haspopup'?: 'menu'; onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void }>
  /** The accessible name of the open menu. */
  label: string
  /** MenuItem, MenuLink and MenuSeparator. */
  children: ReactNode
  /** Whether it is open, when controlled. */
  open?: boolean
  /** Whether it is open at first, when uncontrolled. */
  defaultOpen?: boolean
  /** Called when it opens or closes, with the reason; the details can cancel it. */
  onOpenChange?: (open: boolean, details: ChangeDetails<MenuReason>) => void
  /** The edge of the button that the menu aligns with. */
  align?: 'start' | 'center' | 'end'
  /** Text above the items that is not an item. */
  header?: ReactNode
  /** Class of the open menu. */
  className?: string
}

/** A button that opens a menu of actions. Keys: ↓ ↑ Home End, letters, Escape. */
export function Menu({ trigger, label, children, align = 'end', header, className, ...state }: MenuProps) {
  const [open, setOpen] = useControllable<boolean, MenuReason>({
    value: state.open,
    defaultValue: state.defaultOpen ?? false,
    onChange: state.onOpenChange,
  })
  const contentId = useId()
  const content = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLElement>(null)
  const startAtEnd = useRef(false)
  const leave = useLatestCallback((reason: MenuReason) => {
    // Synchronously, so that a dialog opened by the item remembers the button and not a removed item.
    flushSync(() => setOpen(false, reason))
    button.current?.focus()
  })
  const context = useMemo(() => ({ close: () => leave('select') }), [leave])
  const onKeyDown = useMenuKeys(() => leave('dismiss'))
  const openByKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    startAtEnd.current = event.key === 'ArrowUp'
    setOpen(true, 'trigger', event.nativeEvent)
  }
  const focusFirst = (event: Event) => {
    event.preventDefault()
    menuItems(content.current)
      .at(startAtEnd.current ? -1 : 0)
      ?.focus()
    startAtEnd.current = false
  }
  return (
    <>
      <Trigger
        element={trigger}
        opens="menu"
        open={open}
        contentId={contentId}
        button={button}
        onToggle={(event) => setOpen(!open, open ? 'dismiss' : 'trigger', event)}
        onKeyDown={openByKey}
      />
      <Floating
        open={open}
        onOpenChange={(next) => setOpen(next, next ? 'trigger' : 'dismiss')}
        anchor={button}
        inLandmark
        ref={content}
        id={contentId}
        role="menu"
        aria-label={label}
        align={align}
        sideOffset={4}
        onOpenAutoFocus={focusFirst}
        onKeyDown={onKeyDown}
        className={cx('eks-menu eks:min-w-62 eks:p-1.5', 'eks-floating', className)}
      >
        {header && (
          <div role="presentation" className="eks:px-2.5 eks:pt-2 eks:pb-2.5 eks:lh-tight">
            {header}
          </div>
        )}
        <MenuContext value={context}>{children}</MenuContext>
      </Floating>
    </>
  )
}
