'use client'

import { Fragment, memo, type ReactNode, useCallback, useId, useMemo, useRef } from 'react'
import { ChevronDown, ChevronUp } from '../../foundation/icons/icons.js'
import { LineFindings } from './line-findings.js'
import type { LineColumn, LineFinding } from './line-table-types.js'
import type { LineItems } from './use-line-items.js'
import { useLineWindow } from './use-line-window.js'

interface LineListItemProps<Row> {
  readonly id: string
  readonly row: Row
  readonly index: number
  readonly columns: readonly LineColumn<Row>[]
  readonly findings: readonly LineFinding[]
  readonly onToggle: (id: string) => void
  /** The editor, in the line that is open. */
  readonly children?: ReactNode
}

/** A line on a narrow screen: a button with what tells it from the others, and the editor under it when it is open. */
function PlainLineListItem<Row>({ id, row, index, columns, findings, onToggle, children }: LineListItemProps<Row>) {
  const panelId = useId()
  const isOpen = children !== undefined
  const Sign = isOpen ? ChevronUp : ChevronDown
  const [name, ...others] = columns
  const under = others.filter(({ narrow = 'under' }) => narrow === 'under')
  // What a row ends with is what weighs most: it stands first here.
  const end = others.filter(({ narrow }) => narrow === 'end').toReversed()
  return (
    <li data-line-group={id} data-open={isOpen || undefined}>
      <button
        type="button"
        data-line={id}
        className="eks-line-button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        aria-describedby={findings.length > 0 ? `${panelId}-findings` : undefined}
        onClick={() => onToggle(id)}
      >
        <span className="eks-line-number">{index + 1}</span>
        <span className="eks-line-what">
          {name && (
            <>
              <b>{name.text(row)}</b>
              {name.detail && <small>{name.detail(row)}</small>}
            </>
          )}
          {under.map(({ id: column, text, detail }) => (
            <small key={column}>
              {text(row)} {detail?.(row)}
            </small>
          ))}
        </span>
        <span className="eks-line-end">
          {end.map(({ id: column, text, narrowText = text }, place) => (
            <Fragment key={column}>
              {place === 0 ? <b>{narrowText(row)}</b> : <small>{narrowText(row)}</small>}{' '}
            </Fragment>
          ))}
        </span>
        <Sign className="eks:mt-0.5 eks:size-5" />
      </button>
      {findings.length > 0 && (
        <div className="eks-line-findings">
          <LineFindings id={`${panelId}-findings`} findings={findings} />
        </div>
      )}
      {isOpen && <div id={panelId}>{children}</div>}
    </li>
  )
}

const LineListItem = memo(PlainLineListItem) as typeof PlainLineListItem // memo forgets that it is for any row

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
