'use client'

import type { RowData } from '@tanstack/react-table'
import { Fragment, type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { cx } from '../../foundation/internal/cx.js'
import { usePrefetch } from '../../foundation/internal/lazy-part.js'
import { MenuContext } from '../menu/menu-context.js'
import { MenuItem, MenuLink, MenuSeparator } from '../menu/menu-item.js'
import { menuItems, useMenuKeys } from '../menu/use-menu-keys.js'
import { Floating, floatingPart } from '../popover/floating.js'
import type { DrawnRows } from './drawn-rows.js'
import type { OpenRowMenu, RowAction } from './row-actions.js'
import type { RowBehaviour } from './table-row.js'
import { useTableTexts } from './table-texts.js'

interface RowMenuProps {
  /** The row's button. */
  button: HTMLButtonElement
  label: string
  actions: readonly RowAction[]
  /** Whether to start at the last item. */
  last: boolean
  onClose: () => void
}

/** The table's single menu, at the button of the row that opened it. Keys: ↓ ↑ Home End, letters, Escape. */
function RowMenu({ button, label, actions, last, onClose }: RowMenuProps) {
  const anchor = useMemo(() => ({ current: button }), [button])
  const content = useRef<HTMLDivElement>(null)
  const context = useMemo(
    () => ({
      close() {
        // Synchronously, so that a dialog opened by the item remembers the button and not a removed item.
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
      className={cx('eks-menu eks:min-w-62 eks:p-1.5', 'eks-floating')}
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

/** The positioning library, loaded when the pointer or focus enters the rows, at the latest when the page is idle. */
const ahead = [floatingPart]
const nothing: readonly (typeof floatingPart)[] = []

interface OpenMenu {
  readonly id: string
  readonly button: HTMLButtonElement
  readonly last: boolean
}

/** The table's single menu, with the current actions of its row: rows may be reloaded or removed while it is open. */
export function useRowMenu<Row extends RowData>(
  body: RefObject<HTMLElement | null>,
  behaviour: RowBehaviour<Row>,
  drawn: DrawnRows<Row>,
  pinnedRows: readonly Row[],
  getRowId: (row: Row) => string,
): { openId: string | undefined; open: OpenRowMenu; opened: ReactNode } {
  const t = useTableTexts()
  usePrefetch(behaviour.rowActions ? ahead : nothing, body)
  const [menu, setMenu] = useState<OpenMenu>()
  const open = useCallback<OpenRowMenu>(
    (id, button, last) => setMenu((before) => (before?.id === id ? undefined : { id, button, last })),
    [],
  )
  const close = useCallback(() => setMenu(undefined), [])
  const row = menu && (drawn.rows[drawn.placeOf(menu.id)] ?? pinnedRows.find((one) => getRowId(one) === menu.id))
  const actions = (row && behaviour.rowActions?.(row)) ?? none
  const gone = menu !== undefined && actions.length === 0
  useEffect(() => {
    if (gone) close()
  }, [gone, close])
  if (!menu || !row || gone) return { openId: undefined, open, opened: null }
  const beside = actions.slice(0, behaviour.inlineActions ?? 0).filter((action) => action.icon)
  const opened = (
    <RowMenu
      button={menu.button}
      label={t('rowActions', { row: behaviour.getRowName?.(row) ?? menu.id })}
      actions={actions.filter((action) => !beside.includes(action))}
      last={menu.last}
      onClose={close}
    />
  )
  return { openId: menu.id, open, opened }
}
const none: readonly RowAction[] = []
