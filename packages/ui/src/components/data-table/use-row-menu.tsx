'use client'
import type { RowData } from '@tanstack/react-table'
import { type ReactNode, type RefObject, useCallback, useEffect, useState } from 'react'
import { usePrefetch } from '../../foundation/internal/lazy-part.js'
import { floatingPart } from '../popover/floating.js'
import type { DrawnRows } from './drawn-rows.js'
import type { OpenRowMenu, RowAction } from './row-actions.js'
import { RowMenu } from './row-menu.js'
import type { RowBehaviour } from './table-row.js'
import { useTableTexts } from './table-texts.js'

/** What places a menu: fetched when the rows are pointed at or hold focus, at the latest when the page rests. */
const ahead = [floatingPart]
const nothing: readonly (typeof floatingPart)[] = []

interface OpenMenu {
  readonly id: string
  readonly button: HTMLButtonElement
  readonly last: boolean
}

/** The one menu of the table, with what its row allows now: rows may be fetched anew while it is open, or go. */
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
