'use client'

import type { RowData } from '@tanstack/react-table'
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { listen } from '../../foundation/internal/listen.js'
import { logicalKey } from '../../foundation/internal/sideways.js'
import { focusElement } from '../../foundation/internal/successor-focus.js'
import { type CellPlace, cellAfterKey } from './cell-keys.logic.js'
import type { DataTableProps } from './data-table-props.js'
import type { RowPlaces } from './drawn-rows.js'
import { roles } from './roles.js'
import { GroupHeading, RowGroup } from './row-group.js'
import type { RowRange } from './row-window.logic.js'
import { type RowBehaviour, TableRow } from './table-row.js'
import { useTableTexts } from './table-texts.js'
import type { OwnColumns, TableData } from './table-view.js'
import { useRowFocus } from './use-row-focus.js'
import { useRowMenu } from './use-row-menu.js'
import { useRowWindow } from './use-row-window.js'

/** Fields keep their arrow keys; an open menu or dialog is in front of the table. */
const yieldTo = 'input:not([type="checkbox"]), select, textarea, [contenteditable], [role="menu"], [role="separator"]'
const controls = 'a[href], button, input'

interface CellKeysOptions {
  active: boolean
  table: RefObject<HTMLTableElement | null>
  drawn: RowPlaces
  /** Draws a row outside the window. */
  reveal: (row: number) => void
}

/**
 * Arrow keys, Home and End move between cells. Tab moves through the controls as before: the table keeps its table role.
 */
function useCellKeys({ active, table, drawn, reveal }: CellKeysOptions) {
  useEffect(() => {
    const element = table.current
    if (!element || !active) return
    const cellsOf = (row: number) => {
      const line = element.querySelector(row < 0 ? 'thead tr' : `tr[data-row="${CSS.escape(drawn.idAt(row) ?? '')}"]`)
      return line ? [...line.children].filter((cell) => cell instanceof HTMLElement) : []
    }
    const placeOf = (cell: HTMLElement): CellPlace => ({
      row: drawn.placeOf(cell.closest<HTMLElement>('[data-row]')?.dataset.row ?? ''),
      column: [...(cell.parentElement?.children ?? [])].indexOf(cell),
    })
    const onKeyDown = (event: KeyboardEvent) => {
      const cell = cellOf(event, element)
      if (!cell) return
      const size = { rows: drawn.count, columns: cell.parentElement?.children.length ?? 0 }
      const to = cellAfterKey(
        { key: logicalKey({ key: event.key, currentTarget: element }), ctrl: event.ctrlKey },
        placeOf(cell),
        size,
      )
      if (!to) return
      event.preventDefault()
      if (cellsOf(to.row).length === 0) reveal(to.row)
      const next = cellsOf(to.row)[to.column]
      if (next) focusElement(next.querySelector<HTMLElement>(controls) ?? next)
    }
    return listen(element, ['keydown'], onKeyDown)
  }, [active, table, drawn, reveal])
}

/** The cell that a key press concerns; undefined if the key belongs to the content of the cell. */
function cellOf(event: KeyboardEvent, table: HTMLElement): HTMLElement | undefined {
  const { target, defaultPrevented, altKey, metaKey } = event
  if (defaultPrevented || altKey || metaKey || !(target instanceof Element) || target.closest(yieldTo)) return undefined
  const cell = target.closest<HTMLElement>('td, th')
  return cell && table.contains(cell) ? cell : undefined
}

const ownControls = 'a, button, input, select, textarea, label, summary, [role="menu"], [role="dialog"]'

/** The link that a click in a row stands for, or null if the click meant something else. */
function rowLinkOf(event: MouseEvent): HTMLAnchorElement | null {
  const target = event.target
  if (event.defaultPrevented || !(target instanceof Element) || target.closest(ownControls)) return null
  if (document.getSelection()?.toString()) return null
  return target.closest('[data-row]')?.querySelector<HTMLAnchorElement>('a[data-row-link]') ?? null
}

/**
 * Makes the whole row a larger target for its link, which stays the real one for keyboard and screen readers. A click
 * that ends a text selection does nothing; modifier keys and the middle button work as on the link.
 */
function useRowClick(body: RefObject<HTMLElement | null>, active: boolean) {
  useEffect(() => {
    const element = body.current
    if (!element || !active) return
    const onClick = (event: MouseEvent) => {
      if (event.button !== 0) return
      const { ctrlKey, metaKey, shiftKey, altKey } = event
      rowLinkOf(event)?.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, view: window, ctrlKey, metaKey, shiftKey, altKey }),
      )
    }
    const onAuxClick = (event: MouseEvent) => {
      const link = event.button === 1 ? rowLinkOf(event) : null
      if (link) window.open(link.href, '_blank', 'noopener')
    }
    const stops = [listen(element, ['click'], onClick), listen(element, ['auxclick'], onAuxClick)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [body, active])
}

interface TableBodyProps<Row extends RowData> {
  behaviour: RowBehaviour<Row>
  data: TableData<Row>
  own: OwnColumns
  pinnedRows: readonly Row[] | undefined
  groupRows: DataTableProps<Row>['groupRows']
  getRowId: (row: Row) => string
  currentRowId: string | undefined
}

/**
 * The rows, with row clicks, the shared menu, and focus that survives the removal of a row. The drawn rows are state
 * here and not in the table, so that scrolling does not render the head and columns again.
 */
export function TableBody<Row extends RowData>(props: TableBodyProps<Row>) {
  const { behaviour, data, own, pinnedRows = noRows, getRowId } = props
  const { drawn, visible, cards, expansion, selection } = data
  const t = useTableTexts()
  const body = useRef<HTMLTableSectionElement>(null)
  const detailId = useId()
  const window = useRowWindow({ options: data.options, drawn, scroll: data.scroll, body })
  useCellKeys({ active: data.cellKeys, table: data.element, drawn, reveal: window.reveal })
  const menu = useRowMenu(body, behaviour, drawn, pinnedRows, getRowId)
  useRowClick(body, Boolean(behaviour.getRowHref))
  useRowFocus(body, data.scroll, drawn)
  const span =
    visible.length + [own.expander, own.selection, own.inlineActions !== undefined].filter((there) => there).length
  // A pinned row outside the table's own rows cannot be selected.
  const isOwn = (id: string, place?: number) => selection.active && (place !== undefined || drawn.hoisted.has(id))
  const draw = (row: Row, id: string, place?: number) => {
    const model = place === undefined ? undefined : drawn.modelled?.[place]
    if (model?.groupingColumnId !== undefined) return <RowGroup key={id} row={model} span={span} />
    const offered = isOwn(id, place) && selection.isOffered(row)
    return (
      <TableRow
        key={id}
        {...behaviour}
        id={id}
        row={row}
        model={model}
        columns={visible}
        current={id === props.currentRowId}
        cards={cards}
        rowIndex={data.options && place !== undefined ? place + 2 : undefined}
        withSelection={own.selection}
        selected={offered ? selection.isSelected(id) : undefined}
        selectLabel={offered ? t('selectRow', { row: behaviour.getRowName?.(row) ?? id }) : undefined}
        onSelect={selection.toggleRow}
        withExpander={own.expander}
        detailId={own.expander ? `${detailId}${id}` : undefined}
        expanded={expansion.stateOf(row, id)}
        onExpand={expansion.toggle}
        span={span}
        menuOpen={menu.openId === id}
        openMenu={menu.open}
      />
    )
  }
  // A window index refers to one of these rows.
  const groups = props.groupRows?.(drawn.rows)
  const drawPlace = (place: number) => {
    const row = draw(drawn.rows[place] as Row, drawn.idAt(place) ?? '', place)
    const group = groups?.[place]
    if (group === undefined || group === groups?.[place - 1]) return row
    return [<GroupHeading key={`group ${group}`} text={group} span={span} />, row]
  }
  const attributes = { ...(cards && roles.group), 'data-linked': behaviour.getRowHref ? '' : undefined }
  return (
    <>
      {pinnedRows.length > 0 && (
        <tbody {...attributes} data-pinned="">
          {pinnedRows.map((row) => draw(row, getRowId(row)))}
        </tbody>
      )}
      <tbody ref={body} {...attributes}>
        {window.parts.flatMap(
          (part, place): ReactNode =>
            'room' in part ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: empty space has no identity but its place
              <Room key={`room ${place}`} height={part.room * window.rowHeight} columns={span} />
            ) : (
              places(part.rows).flatMap(drawPlace)
            ),
        )}
      </tbody>
      {menu.opened}
    </>
  )
}
const noRows: never[] = []

const places = ({ first, end }: RowRange) => Array.from({ length: end - first }, (_, index) => first + index)

/** Empty space as high as the rows that are not drawn there. */
function Room({ height, columns }: { height: number; columns: number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can have focus
    <tr aria-hidden="true" className="eks-table-room" style={{ height }}>
      <td colSpan={columns} />
    </tr>
  )
}
