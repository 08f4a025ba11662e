'use client'
import { useCallback, useMemo, useRef } from 'react'
import { SelectAll } from '../data-table/select-all.js'
import { LineRow } from './line-row.js'
import type { LineColumn } from './line-table-types.js'
import type { LineItems } from './use-line-items.js'
import { useLineWindow } from './use-line-window.js'
import type { LineSay } from './use-line-words.js'

/** A row of two storeys, and what each finding under it adds, in CSS pixels. */
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

/** Findings are rows of their own: a line's place among rows is one more for each line before it that has some. */
function placesOf<Row>({ shown, findingsOf }: LineItems<Row>) {
  let last = 1
  const places = shown.map(({ id }) => {
    const own = last + 1
    last = findingsOf(id).length > 0 ? own + 1 : own
    return own
  })
  return { places, last }
}

/** The lines as a table with head and sum that stay in sight; of very many only those in sight are drawn. */
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
          // biome-ignore lint/suspicious/noArrayIndexKey: room has no identity but its place between the lines
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

function GridHead<Row>({ lines: { shown, selected, chooseAll }, columns, say, isChoosable }: GridHeadProps<Row>) {
  const state = selected.length === 0 ? 'none' : selected.length >= shown.length ? 'all' : 'some'
  return (
    <thead>
      <tr aria-rowindex={1}>
        {isChoosable && (
          <th scope="col" className="eks-line-select">
            <SelectAll label={say('selectAll')} state={state} togglePage={chooseAll} />
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
  /** How many cells stand before the columns. */
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
