'use client'
import type { RowData } from '@tanstack/react-table'
import { type ReactNode, useId, useRef } from 'react'
import type { DataTableProps } from './data-table-props.js'
import { roles } from './roles.js'
import { GroupHeading, RowGroup } from './row-group.js'
import type { RowRange } from './row-window.logic.js'
import { type RowBehaviour, TableRow } from './table-row.js'
import { useTableTexts } from './table-texts.js'
import type { OwnColumns, TableData } from './table-view.js'
import { useCellKeys } from './use-cell-keys.js'
import { useRowClick } from './use-row-click.js'
import { useRowFocus } from './use-row-focus.js'
import { useRowMenu } from './use-row-menu.js'
import { useRowWindow } from './use-row-window.js'

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
 * The rows, with the click on a whole row, the one menu, and the focus that outlives a row. Which rows are drawn is
 * known here and not above: who scrolls moves rows, and neither the head nor the columns are asked again.
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
  // A pinned row that is none of the table's own cannot be chosen.
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
  // An index of the window is one of the rows.
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
              // biome-ignore lint/suspicious/noArrayIndexKey: room has no identity but its place
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

/** As high as the rows that stand there and are not drawn. */
function Room({ height, columns }: { height: number; columns: number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can have focus
    <tr aria-hidden="true" className="eks-table-room" style={{ height }}>
      <td colSpan={columns} />
    </tr>
  )
}
