'use client'

import { memo, useCallback, useId, useMemo, useRef } from 'react'
import { SelectAll } from '../data-table/select-all.js'
import { stateOfChoice } from './line-choice.js'
import { LineFindings } from './line-findings.js'
import type { LineColumn, LineFinding } from './line-table-types.js'
import type { LineItems } from './use-line-items.js'
import { useLineWindow } from './use-line-window.js'
import type { LineSay } from './use-line-words.js'

interface LineRowProps<Row> {
  readonly id: string
  readonly row: Row
  readonly index: number
  readonly columns: readonly LineColumn<Row>[]
  readonly findings: readonly LineFinding[]
  readonly isOpen: boolean
  /** Whether this row is the table's single tab stop. */
  readonly isStop: boolean
  readonly isSelected: boolean
  /** Its row among all of the table, from 1; only if not all are drawn. */
  readonly rowIndex: number | undefined
  /** The name of its checkbox; without it there is none. */
  readonly selectLabel: string | undefined
  readonly onOpen: (id: string) => void
  readonly onSelect: (id: string, isSelected: boolean) => void
}

/** A line and its findings: a row group, so that both move together. Renders again only when it has changed. */
function PlainLineRow<Row>(props: LineRowProps<Row>) {
  const { id, row, index, columns, findings, isOpen, isStop, isSelected, rowIndex, selectLabel, ...act } = props
  const findingsId = useId()
  const hasFindings = findings.length > 0
  return (
    <tbody data-line-group={id} data-open={isOpen || undefined}>
      <tr
        data-line={id}
        tabIndex={isStop ? 0 : -1}
        aria-selected={isOpen}
        aria-rowindex={rowIndex}
        aria-describedby={hasFindings ? findingsId : undefined}
        data-has-findings={hasFindings || undefined}
        onClick={() => act.onOpen(id)}
      >
        {selectLabel !== undefined && (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the checkbox inside handles the keys
          <td className="eks-line-select" onClick={(event) => event.stopPropagation()}>
            <label className="eks-choice">
              <input
                type="checkbox"
                tabIndex={isStop ? 0 : -1}
                aria-label={selectLabel}
                checked={isSelected}
                onChange={(event) => act.onSelect(id, event.target.checked)}
              />
            </label>
          </td>
        )}
        <td className="eks-line-number">{index + 1}</td>
        {columns.map(({ id: column, text, detail, align }, place) => {
          const Cell = place === 0 ? 'th' : 'td'
          const second = detail?.(row)
          return (
            <Cell key={column} scope={place === 0 ? 'row' : undefined} data-align={align}>
              <span>{text(row)}</span>
              {second && <small>{second}</small>}
            </Cell>
          )
        })}
      </tr>
      {hasFindings && (
        <tr
          aria-rowindex={rowIndex === undefined ? undefined : rowIndex + 1}
          className="eks-line-findings"
          onClick={() => act.onOpen(id)}
        >
          <td colSpan={selectLabel === undefined ? 1 : 2} />
          <td colSpan={columns.length}>
            <LineFindings id={findingsId} findings={findings} />
          </td>
        </tr>
      )}
    </tbody>
  )
}

const LineRow = memo(PlainLineRow) as typeof PlainLineRow // memo loses the type parameter.

/** The height of a row with two lines of text, and of each finding below it, in CSS pixels. */
const rowHeight = 56
const findingHeight = 30

interface LineGridProps<Row> {
  readonly lines: LineItems<Row>
  readonly columns: readonly LineColumn<Row>[]
  readonly say: LineSay
  readonly rowName: (row: Row) => string
  readonly openId: string | undefined
  readonly onOpen: (id: string) => void
  readonly isChoosable: boolean
}

/** Findings are rows of their own: a line's row index grows by one for each earlier line that has some. */
function placesOf<Row>({ shown, findingsOf }: LineItems<Row>) {
  let last = 1
  const places = shown.map(({ id }) => {
    const own = last + 1
    last = findingsOf(id).length > 0 ? own + 1 : own
    return own
  })
  return { places, last }
}

/** The lines as a table with sticky head and sum; of very many only the visible ones are drawn. */
export function LineGrid<Row>({ lines, columns, say, rowName, openId, onOpen, isChoosable }: LineGridProps<Row>) {
  const { shown, findingsOf } = lines
  const grid = useRef<HTMLTableElement>(null)
  const ids = useMemo(() => shown.map(({ id }) => id), [shown])
  const stopId = shown.some(({ id }) => id === openId) ? openId : ids[0]
  const guess = useCallback(
    (index: number) => rowHeight + findingsOf(ids[index] ?? '').length * findingHeight,
    [ids, findingsOf],
  )
  const { parts, active } = useLineWindow({ ids, guess, keptId: stopId, body: grid })
  const { places, last } = placesOf(lines)
  const hasSum = columns.some(({ sum }) => sum !== undefined)
  const lead = isChoosable ? 2 : 1
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its rows take focus and are opened by keys
    <table role="grid" ref={grid} aria-rowcount={active ? last + Number(hasSum) : undefined}>
      <caption>{say('caption')}</caption>
      <GridHead {...{ lines, columns, say, isChoosable }} />
      {shown.length === 0 && (
        <tbody>
          <tr>
            <td colSpan={columns.length + lead}>{say('noneShown')}</td>
          </tr>
        </tbody>
      )}
      {parts.flatMap((part, at) =>
        'room' in part ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty space has no identity but its place between the lines
          <tbody key={`room ${at}`} aria-hidden="true">
            <tr style={{ height: part.room }}>
              <td colSpan={columns.length + lead} />
            </tr>
          </tbody>
        ) : (
          shown
            .slice(part.rows.first, part.rows.end)
            .map(({ id, row, index }, offset) => (
              <LineRow
                key={id}
                {...{ id, row, index, columns, onOpen }}
                findings={findingsOf(id)}
                isOpen={id === openId}
                isStop={id === stopId}
                isSelected={lines.isChosen(id)}
                rowIndex={active ? places[part.rows.first + offset] : undefined}
                selectLabel={isChoosable ? say('select', { n: index + 1, name: rowName(row) }) : undefined}
                onSelect={lines.choose}
              />
            ))
        ),
      )}
      {hasSum && <GridSum {...{ columns, say, lead }} rowIndex={active ? last + 1 : undefined} />}
    </table>
  )
}

type GridHeadProps<Row> = Pick<LineGridProps<Row>, 'lines' | 'columns' | 'say' | 'isChoosable'>

function GridHead<Row>({ lines, columns, say, isChoosable }: GridHeadProps<Row>) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {isChoosable && (
          <th scope="col" className="eks-line-select">
            <SelectAll label={say('selectAll')} state={stateOfChoice(lines)} togglePage={lines.chooseAll} />
          </th>
        )}
        <th scope="col" className="eks-line-number">
          {say('number')}
        </th>
        {columns.map(({ id, header, headerTitle, align }) => (
          <th key={id} scope="col" data-align={align}>
            {headerTitle === undefined ? header : <abbr title={headerTitle}>{header}</abbr>}
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface GridSumProps<Row> extends Pick<LineGridProps<Row>, 'columns' | 'say'> {
  /** The number of cells before the columns. */
  readonly lead: number
  readonly rowIndex: number | undefined
}

function GridSum<Row>({ columns, say, lead, rowIndex }: GridSumProps<Row>) {
  const [first, ...others] = columns
  return (
    <tfoot>
      <tr aria-rowindex={rowIndex}>
        <td colSpan={lead} />
        <th scope="row">{first?.sum ?? say('sum')}</th>
        {others.map(({ id, sum, align }) => (
          <td key={id} data-align={align}>
            {sum}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}
