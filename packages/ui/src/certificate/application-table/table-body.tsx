'use client'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../foundation/text/use-texts.js'
import { applicationTableTexts } from './application-table.texts.js'
import type { ColumnDef } from './column-def.js'
import { roles } from './roles.js'
import type { OpenRowMenu, RowAction } from './row-actions.js'
import { RowMenu } from './row-menu.js'
import type { RowRange } from './row-window.logic.js'
import { type RowBehaviour, TableRow } from './table-row.js'
import { useRowClick } from './use-row-click.js'
import { useRowFocus } from './use-row-focus.js'
import type { useRowSelection } from './use-row-selection.js'
import type { RowWindow } from './use-row-window.js'

interface TableBodyProps<Row, Key extends string, Sort extends string> {
  behaviour: RowBehaviour<Row>
  rows: readonly Row[]
  ids: readonly string[]
  columns: readonly ColumnDef<Row, Key, Sort>[]
  currentRowId: string | undefined
  /** Gets focus when no row is left to hold it. */
  fallback: RefObject<HTMLElement | null>
  cards: boolean
  off: ReadonlySet<Key> | undefined
  window: RowWindow
  /** Only a part of the rows is drawn, and each says which one it is. */
  windowed: boolean
  selection: ReturnType<typeof useRowSelection>
}

interface OpenMenu {
  readonly id: string
  readonly button: HTMLButtonElement
  readonly last: boolean
}

/** The rows, with the click on a whole row, the one menu, and the focus that outlives a row. */
export function TableBody<Row, Key extends string, Sort extends string>(props: TableBodyProps<Row, Key, Sort>) {
  const { behaviour, rows, ids, columns, cards, selection, window } = props
  const t = useTexts('application-table', applicationTableTexts)
  const body = useRef<HTMLTableSectionElement>(null)
  const [menu, setMenu] = useState<OpenMenu>()
  const openMenu = useCallback<OpenRowMenu>(
    (id, button, last) => setMenu((before) => (before?.id === id ? undefined : { id, button, last })),
    [],
  )
  const closeMenu = useCallback(() => setMenu(undefined), [])
  useRowClick(body, Boolean(behaviour.getRowHref))
  useRowFocus(body, props.fallback, ids)
  const spacerColumns = columns.length + (behaviour.rowActions ? 1 : 0) + (selection.active ? 1 : 0)
  const drawRow = (index: number) => {
    const [id, row] = [ids[index] ?? '', rows[index] as Row] // an index of the window is one of the rows
    const selectable = selection.active && selection.isOffered(id)
    return (
      <TableRow
        key={id}
        {...behaviour}
        id={id}
        row={row}
        columns={columns}
        current={id === props.currentRowId}
        cards={cards}
        off={props.off}
        rowIndex={props.windowed ? index + 2 : undefined}
        withSelection={selection.active}
        selected={selectable ? selection.selected.has(id) : undefined}
        selectLabel={selectable ? t('selectRow', { row: behaviour.getRowName?.(row) ?? id }) : undefined}
        onSelect={selection.toggleRow}
        menuOpen={menu?.id === id}
        openMenu={openMenu}
      />
    )
  }
  return (
    <>
      <tbody ref={body} {...(cards && roles.group)} data-linked={behaviour.getRowHref ? '' : undefined}>
        {window.parts.flatMap((part, place) =>
          'room' in part ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: room has no identity but its place
            <Room key={`room ${place}`} height={part.room * window.rowHeight} columns={spacerColumns} />
          ) : (
            places(part.rows).map(drawRow)
          ),
        )}
      </tbody>
      <OpenedMenu {...props} menu={menu} onClose={closeMenu} />
    </>
  )
}

const places = ({ first, end }: RowRange) => Array.from({ length: end - first }, (_, index) => first + index)

/** As high as the rows that stand there and are not drawn. */
function Room({ height, columns }: { height: number; columns: number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can have focus
    <tr aria-hidden="true" className="eks-table-room" style={{ height }}>
      <td colSpan={columns} />
    </tr>
  )
}

interface OpenedMenuProps<Row> {
  behaviour: RowBehaviour<Row>
  rows: readonly Row[]
  ids: readonly string[]
  menu: OpenMenu | undefined
  onClose: () => void
}

/** The menu with what the row allows now: rows may be fetched anew while it is open, and one may be gone. */
function OpenedMenu<Row>({ behaviour, rows, ids, menu, onClose }: OpenedMenuProps<Row>) {
  const t = useTexts('application-table', applicationTableTexts)
  const row = menu && rows[ids.indexOf(menu.id)]
  const actions = (row && behaviour.rowActions?.(row)) ?? none
  const gone = menu !== undefined && actions.length === 0
  useEffect(() => {
    if (gone) onClose()
  }, [gone, onClose])
  if (!menu || !row || gone) return null
  const label = t('rowActions', { row: behaviour.getRowName?.(row) ?? menu.id })
  const beside = actions.slice(0, behaviour.inlineActions ?? 0).filter((action) => action.icon)
  return (
    <RowMenu
      button={menu.button}
      label={label}
      actions={actions.filter((action) => !beside.includes(action))}
      last={menu.last}
      onClose={onClose}
    />
  )
}
const none: readonly RowAction[] = []
