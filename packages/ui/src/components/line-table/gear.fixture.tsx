import { useState } from 'react'
import { Field } from '../field/field.js'
import { Input } from '../input/input.js'
import { LineTable, type LineTableProps } from './line-table.js'
import type { LineColumn, LineFinding } from './line-table-types.js'

/** A line of an application for a fishing licence: the tackle. */
export interface Gear {
  readonly id: string
  readonly name: string
  readonly hook: string
  readonly river: string
  readonly count: number
}

const names = ['Flue', 'Sluk', 'Mark', 'Wobbler']
const rivers = ['Gaula', 'Orkla', 'Stjørdalselva']

/** Makes a number of lines. */
export const gear = (count: number): readonly Gear[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `g${index + 1}`,
    name: names[index % names.length] ?? '',
    hook: `Nr. ${(index % 8) + 4}, enkel`,
    river: rivers[index % rivers.length] ?? '',
    count: (index % 5) + 1,
  }))

/** The nouns for a line. */
export const gearNouns = {
  one: { nb: 'redskap', nn: 'reiskap', en: 'tackle' },
  many: { nb: 'redskaper', nn: 'reiskapar', en: 'tackles' },
  all: { nb: 'redskapene', nn: 'reiskapane', en: 'the tackles' },
}

const columnsFor = (rows: readonly Gear[]): readonly LineColumn<Gear>[] => [
  { id: 'name', header: 'Redskap', text: ({ name }) => name, detail: ({ hook }) => hook },
  { id: 'river', header: 'Elv', text: ({ river }) => river, detail: () => 'Trøndelag' },
  {
    id: 'count',
    header: 'Ant.',
    headerTitle: 'Antall',
    align: 'end',
    narrow: 'end',
    text: ({ count }) => count,
    narrowText: ({ count }) => `${count} stk.`,
    sum: rows.reduce((sum, { count }) => sum + count, 0),
  },
]

const findingsOf = ({ name, count }: Gear): readonly LineFinding[] => {
  if (name === '') return [{ id: 'name', tone: 'danger', text: 'Mangler: Redskap' }]
  return count > 4 ? [{ id: 'count', tone: 'warning', text: 'Fem like er uvanlig.' }] : []
}

type Given =
  | 'actions'
  | 'below'
  | 'choosing'
  | 'className'
  | 'common'
  | 'editorNote'
  | 'empty'
  | 'messages'
  | 'nouns'
  | 'openId'

/** A table that owns its lines. */
export function GearTable({ begin = 6, ...given }: { begin?: number } & Partial<Pick<LineTableProps<Gear>, Given>>) {
  const [rows, setRows] = useState(() => gear(begin))
  const [openId, setOpenId] = useState<string | undefined>(given.openId ?? rows[0]?.id)
  const change = (next: Gear) => setRows(rows.map((row) => (row.id === next.id ? next : row)))
  return (
    <LineTable
      nouns={gearNouns}
      editorNote="Lagres mens du skriver"
      empty={<p>Ingen redskaper</p>}
      {...given}
      rows={rows}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      columns={columnsFor(rows)}
      findings={new Map(rows.map((row) => [row.id, findingsOf(row)]))}
      openId={openId}
      onOpen={setOpenId}
      editor={(row) => (
        <div className="eks:flex eks:flex-col eks:gap-field-gap">
          <Field id="gear-name" label="Redskap">
            <Input value={row.name} onChange={({ target }) => change({ ...row, name: target.value })} />
          </Field>
          <Field id="gear-hook" label="Krok">
            <Input value={row.hook} onChange={({ target }) => change({ ...row, hook: target.value })} />
          </Field>
        </div>
      )}
      onCopy={(ids) => {
        const at = rows.findLastIndex(({ id }) => ids.includes(id))
        const copies = rows
          .filter(({ id }) => ids.includes(id))
          .map((row) => ({ ...row, id: `${row.id}-${rows.length}` }))
        setRows(rows.toSpliced(at + 1, 0, ...copies))
        setOpenId(copies[0]?.id)
      }}
      onDelete={(ids) => setRows(rows.filter(({ id }) => !ids.includes(id)))}
      onRestore={(removed) =>
        setRows(removed.reduce<readonly Gear[]>((all, { row, index }) => all.toSpliced(index, 0, row), rows))
      }
    />
  )
}
