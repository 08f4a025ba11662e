import '@navikt/ds-css'
import { Table } from '@navikt/ds-react/Table'
import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { stage, textOf } from '../../pages/contract.ts'
import { columnNames, rowsOf, turned } from '../../pages/rows.ts'

let turn: (() => void) | undefined

function Page({ count }: { count: number }) {
  const rows = useMemo(() => rowsOf(count), [count])
  const [down, setDown] = useState(false)
  turn = () => setDown(true)
  const sorted = useMemo(() => (down ? turned(rows) : rows), [rows, down])
  return (
    <Table sort={{ orderBy: 'c0', direction: down ? 'descending' : 'ascending' }} onSortChange={() => setDown(!down)}>
      <Table.Header>
        <Table.Row>
          {columnNames.map((name, index) => (
            <Table.ColumnHeader key={name} sortKey={`c${index}`} sortable={index === 0}>
              {name}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {sorted.map(({ id, cells }) => (
          <Table.Row key={id}>
            {cells.map((cell, index) =>
              index === 0 ? (
                <Table.HeaderCell key={columnNames[index]} scope="row">
                  <a href="#aksel">{cell}</a>
                </Table.HeaderCell>
              ) : (
                <Table.DataCell key={columnNames[index]}>{cell}</Table.DataCell>
              ),
            )}
          </Table.Row>
        ))}
      </Table.Body>
    </Table>
  )
}

let root: Root | undefined
window.tablePage = {
  mount(count) {
    root = createRoot(stage())
    const mounted = root
    flushSync(() => mounted.render(<Page count={count} />))
  },
  sort: () => flushSync(() => turn?.()),
  first: () => textOf('tbody th'),
  unmount: () => root?.unmount(),
}
