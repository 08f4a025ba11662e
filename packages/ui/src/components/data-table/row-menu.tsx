'use client'
import { Fragment, useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import { cx } from '../../foundation/internal/cx.js'
import { MenuContext } from '../menu/menu-context.js'
import { MenuItem, MenuLink, MenuSeparator } from '../menu/menu-item.js'
import { menuItems, useMenuKeys } from '../menu/use-menu-keys.js'
import { Floating } from '../popover/floating.js'
import { floating } from '../popover/popover.style.js'
import type { RowAction } from './row-actions.js'

interface RowMenuProps {
  /** The row's button. */
  button: HTMLButtonElement
  label: string
  actions: readonly RowAction[]
  /** Starts at the last item. */
  last: boolean
  onClose: () => void
}

/** The one menu of the table, at the button of the row that opened it. Keys: ↓ ↑ Home End, letters, Escape. */
export function RowMenu({ button, label, actions, last, onClose }: RowMenuProps) {
  const anchor = useMemo(() => ({ current: button }), [button])
  const content = useRef<HTMLDivElement>(null)
  const context = useMemo(
    () => ({
      close() {
        // At once, so that a dialog opened by the item remembers the button and not an item that is gone.
        flushSync(onClose)
        button.focus()
      },
    }),
    [button, onClose],
  )
  const onKeyDown = useMenuKeys(context.close)
  return (
    <Floating
      open
      onOpenChange={(open) => !open && onClose()}
      anchor={anchor}
      inLandmark
      ref={content}
      role="menu"
      aria-label={label}
      align="end"
      sideOffset={4}
      onOpenAutoFocus={(event) => {
        event.preventDefault()
        menuItems(content.current)
          .at(last ? -1 : 0)
          ?.focus()
      }}
      onKeyDown={onKeyDown}
      className={cx('eks-menu eks:min-w-62 eks:p-1.5', floating)}
    >
      <MenuContext value={context}>
        {actions.map((action) => (
          <Fragment key={action.id}>
            {action.separated && <MenuSeparator />}
            <Item action={action} />
          </Fragment>
        ))}
      </MenuContext>
    </Floating>
  )
}

function Item({ action }: { action: RowAction }) {
  const { label, icon, tone = 'normal', href, onSelect, failed } = action
  if (href !== undefined) {
    return (
      <MenuLink icon={icon} href={href} onClick={onSelect}>
        {label}
      </MenuLink>
    )
  }
  return (
    <MenuItem icon={icon} tone={tone} hint={failed} onSelect={() => onSelect?.()}>
      {label}
    </MenuItem>
  )
}
