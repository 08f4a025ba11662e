'use client'
import { Fragment, memo, type ReactNode, useId } from 'react'
import { ChevronDown, ChevronUp } from '../../foundation/icons/icons.js'
import { LineFindings } from './line-findings.js'
import type { LineColumn, LineFinding } from './line-table-types.js'

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

export const LineListItem = memo(PlainLineListItem) as typeof PlainLineListItem // memo forgets that it is for any row
