'use client'

import { Fragment, memo, useCallback, useId, useMemo, useRef } from 'react'
import { ChevronRight } from '../../foundation/icons/icons.js'
import { LineFindings } from './line-findings.js'
import type { LineColumn, LineFinding } from './line-table-types.js'
import type { LineItems } from './use-line-items.js'
import { useLineWindow } from './use-line-window.js'
import type { LineSay } from './use-line-words.js'

interface LineListItemProps<Row> {
  readonly id: string
  readonly row: Row
  readonly index: number
  readonly columns: readonly LineColumn<Row>[]
  readonly findings: readonly LineFinding[]
  readonly onOpen: (id: string) => void
  /** The name of its checkbox while lines are selected, and whether it is ticked. */
  readonly selectLabel: string | undefined
  readonly isSelected: boolean
  readonly onSelect: (id: string, isSelected: boolean) => void
}

const under = <Row,>(columns: readonly LineColumn<Row>[]) =>
  columns.slice(1).filter(({ narrow = 'under' }) => narrow === 'under')

/** The facts that distinguish a line from the others on a narrow screen. */
function LineFacts<Row>({ row, index, columns }: Pick<LineListItemProps<Row>, 'row' | 'index' | 'columns'>) {
  const [name, ...others] = columns
  const beside = others.filter(({ narrow }) => narrow === 'beside')
  // The fact at the end of a row is the most important, and comes first here.
  const end = others.filter(({ narrow }) => narrow === 'end').toReversed()
  return (
    <>
      <span className="eks-line-number">{index + 1}</span>
      <span className="eks-line-what">
        {name && (
          <>
            <b>{name.text(row)}</b>{' '}
            {beside.map(({ id: column, text }) => (
              <span key={column}>{text(row)} </span>
            ))}
            {name.detail && <small>{name.detail(row)}</small>}
          </>
        )}
        {under(columns).map(({ id: column, text, detail }) => (
          <small key={column}>
            {text(row)} {detail?.(row)}
          </small>
        ))}
      </span>
      <span className="eks-line-end">
        {end.map(({ id: column, text, narrowText = text }, place) => (
          <Fragment key={column}>{place === 0 ? <b>{narrowText(row)}</b> : <small>{narrowText(row)}</small>} </Fragment>
        ))}
      </span>
    </>
  )
}

/** A line on a narrow screen: a button that opens it, or a checkbox while lines are selected. */
function PlainLineListItem<Row>(props: LineListItemProps<Row>) {
  const { id, row, index, columns, findings, selectLabel, isSelected, ...act } = props
  const findingsId = useId()
  const described = { 'data-line': id, 'aria-describedby': findings.length > 0 ? findingsId : undefined }
  const facts = <LineFacts row={row} index={index} columns={columns} />
  return (
    <li data-line-group={id} className={selectLabel !== undefined && isSelected ? 'eks:bg-action-tint' : undefined}>
      {selectLabel === undefined ? (
        <button {...described} type="button" className="eks-line-button" onClick={() => act.onOpen(id)}>
          {facts}
          <ChevronRight className="eks:mt-0.5 eks:size-5" />
        </button>
      ) : (
        <label className="eks-line-button eks-choice">
          <input
            {...described}
            type="checkbox"
            aria-label={selectLabel}
            checked={isSelected}
            onChange={(event) => act.onSelect(id, event.target.checked)}
          />
          {facts}
        </label>
      )}
      {findings.length > 0 && (
        <div className="eks-line-findings">
          <LineFindings id={findingsId} findings={findings} />
        </div>
      )}
    </li>
  )
}

const LineListItem = memo(PlainLineListItem) as typeof PlainLineListItem // memo loses the type parameter.

/** The height of an item with two lines of text, and what a third line and each finding add, in CSS pixels. */
const itemHeight = 62
const storeyHeight = 18
const findingHeight = 30

interface LineListProps<Row> {
  readonly lines: LineItems<Row>
  readonly columns: readonly LineColumn<Row>[]
  /** Always drawn, because focus returns to it. */
  readonly keptId: string | undefined
  readonly say: LineSay
  readonly rowName: (row: Row) => string
  readonly isChoosing: boolean
  readonly onOpen: (id: string) => void
}

/** The lines on a narrow screen. */
export function LineList<Row>({ lines, columns, keptId, say, rowName, isChoosing, onOpen }: LineListProps<Row>) {
  const { shown, findingsOf } = lines
  const body = useRef<HTMLOListElement>(null)
  const ids = useMemo(() => shown.map(({ id }) => id), [shown])
  const guess = useCallback(
    (index: number) => {
      const id = ids[index]
      const findings = id === undefined ? 0 : findingsOf(id).length
      return itemHeight + under(columns).length * storeyHeight + findings * findingHeight
    },
    [ids, findingsOf, columns],
  )
  const { parts } = useLineWindow({ ids, guess, keptId, body })
  return (
    <ol ref={body} className="eks-line-list">
      {/* One flat list: a line must stay the same element when empty space before it appears or disappears, or it
          would lose focus. */}
      {parts.flatMap((part, at) =>
        'room' in part ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty space has no identity but its place between the lines
          <li key={`room ${at}`} aria-hidden="true" style={{ height: part.room }} />
        ) : (
          shown
            .slice(part.rows.first, part.rows.end)
            .map(({ id, row, index }) => (
              <LineListItem
                key={id}
                id={id}
                row={row}
                index={index}
                columns={columns}
                findings={findingsOf(id)}
                onOpen={onOpen}
                selectLabel={isChoosing ? say('select', { n: index + 1, name: rowName(row) }) : undefined}
                isSelected={lines.isChosen(id)}
                onSelect={lines.choose}
              />
            ))
        ),
      )}
    </ol>
  )
}
