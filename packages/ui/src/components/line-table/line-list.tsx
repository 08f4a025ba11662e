'use client'
import { type ReactNode, useCallback, useMemo, useRef } from 'react'
import { LineListItem } from './line-list-item.js'
import type { LineColumn } from './line-table-types.js'
import type { LineItems } from './use-line-items.js'
import { useLineWindow } from './use-line-window.js'

/** Three storeys of small text, and what each finding adds, in CSS pixels. */
const itemHeight = 84
const findingHeight = 30

interface LineListProps<Row> {
  readonly lines: LineItems<Row>
  readonly columns: readonly LineColumn<Row>[]
  readonly openId: string | undefined
  readonly onToggle: (id: string) => void
  /** The editor of the open line. */
  readonly children: ReactNode
}

/** The lines on a narrow screen: one open at a time, its fields under it. */
export function LineList<Row>({ lines, columns, openId, onToggle, children }: LineListProps<Row>) {
  const { shown, findingsOf } = lines
  const body = useRef<HTMLOListElement>(null)
  const ids = useMemo(() => shown.map(({ id }) => id), [shown])
  const guess = useCallback(
    (index: number) => {
      const id = ids[index]
      return itemHeight + (id === undefined ? 0 : findingsOf(id).length * findingHeight)
    },
    [ids, findingsOf],
  )
  const { parts } = useLineWindow({ ids, guess, keptId: openId, body })
  return (
    <ol ref={body} className="eks-line-list">
      {/* One flat list: a line must stay the same element when room comes or goes before it, or it would lose focus. */}
      {parts.flatMap((part, at) =>
        'room' in part ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: room has no identity but its place between the lines
          <li key={`room ${at}`} aria-hidden="true" style={{ height: part.room }} />
        ) : (
          shown.slice(part.rows.first, part.rows.end).map(({ id, row, index }) => (
            <LineListItem
              key={id}
              id={id}
              row={row}
              index={index}
              columns={columns}
              findings={findingsOf(id)}
              onToggle={onToggle}
            >
              {id === openId ? children : undefined}
            </LineListItem>
          ))
        ),
      )}
    </ol>
  )
}
