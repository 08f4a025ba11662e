'use client'
import * as RadixPopover from '@radix-ui/react-popover'
import { Fragment, useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import { MenuContext } from '../../components/menu/menu-context.js'
import { MenuItem, MenuLink, MenuSeparator } from '../../components/menu/menu-item.js'
import { menuItems, useMenuKeys } from '../../components/menu/use-menu-keys.js'
import { floating } from '../../components/popover/popover.style.js'
import { cx } from '../../foundation/internal/cx.js'
import { landmarkOf } from '../../foundation/internal/use-landmark.js'
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
  const anchor = useRef(button)
  anchor.current = button
  const content = useRef<HTMLDivElement>(null)
  const landmark = useMemo(() => landmarkOf(button), [button])
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
  const leftByPointer = useRef(false)
  const onInteractOutside = (event: { target: EventTarget | null; preventDefault(): void }) => {
    // The button closes its menu by itself.
    if (event.target instanceof Node && button.contains(event.target)) event.preventDefault()
    else leftByPointer.current = true
  }
  const giveBack = (event: Event) => {
    event.preventDefault()
    if (!leftByPointer.current && button.isConnected) button.focus()
  }
  return (
    <RadixPopover.Root open onOpenChange={(open) => !open && onClose()}>
      <RadixPopover.Anchor virtualRef={anchor} />
      <RadixPopover.Portal container={landmark}>
        <RadixPopover.Content
          ref={content}
          role="menu"
          aria-label={label}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            menuItems(content.current)
              .at(last ? -1 : 0)
              ?.focus()
          }}
          onInteractOutside={onInteractOutside}
          onCloseAutoFocus={giveBack}
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
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
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
