'use client'
import { type RefObject, useMemo, useRef } from 'react'
import type { ColumnDef } from './column-def.js'
import { roles } from './roles.js'
import { type RowBehaviour, TableRow } from './table-row.js'
import { useRowClick } from './use-row-click.js'
import { useRowFocus } from './use-row-focus.js'

interface TableBodyProps<Row, Key extends string, Sort extends string> extends RowBehaviour<Row> {
  rows: readonly { readonly id: string; readonly original: Row }[]
  columns: readonly ColumnDef<Row, Key, Sort>[]
  currentRowId: string | undefined
  /** Gets focus when no row is left to hold it. */
  fallback: RefObject<HTMLElement | null>
}

/** The rows, with the click on a whole row and the focus that outlives a row. */
export function TableBody<Row, Key extends string, Sort extends string>(props: TableBodyProps<Row, Key, Sort>) {
  const { rows, columns, currentRowId, fallback, getRowHref, renderRowLink, rowActions, getRowName } = props
  const body = useRef<HTMLTableSectionElement>(null)
  const ids = useMemo(() => rows.map((row) => row.id), [rows])
  useRowClick(body, Boolean(getRowHref))
  useRowFocus(body, fallback, ids)
  return (
    <tbody ref={body} {...roles.group} data-linked={getRowHref ? '' : undefined}>
      {rows.map(({ id, original }) => (
        <TableRow
          key={id}
          id={id}
          row={original}
          columns={columns}
          current={id === currentRowId}
          getRowHref={getRowHref}
          renderRowLink={renderRowLink}
          rowActions={rowActions}
          getRowName={getRowName}
        />
      ))}
    </tbody>
  )
}
