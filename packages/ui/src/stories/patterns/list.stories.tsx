import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../components/button/button.js'
import { DataTable } from '../../components/data-table/data-table.js'
import type { TableSort } from '../../components/data-table/table-features.js'
import { FilterChips } from '../../components/filter-panel/filter-chips.js'
import { FilterPanel } from '../../components/filter-panel/filter-panel.js'
import { defineFilters, type FilterSchema } from '../../components/filter-panel/filter-schema.js'
import { PageHeading } from '../../components/layout/layout.js'
import { Pagination } from '../../components/pagination/pagination.js'
import { useEksport } from '../../foundation/text/eksport-context.js'
import { type Licence, licenceColumnsIn, licenceNouns, licences } from '../../testing/sample-licences.js'

const schema = defineFilters(
  [
    {
      kind: 'choices',
      name: 'rivers',
      label: 'Elv',
      options: ['Gaula', 'Lågen', 'Namsen', 'Orkla', 'Tana'].map((river) => ({ value: river, label: river })),
    },
    { kind: 'text', name: 'holder', label: 'Innehaver' },
  ],
  licenceNouns,
)
type Filters = typeof schema extends FilterSchema<infer Values> ? Values : never

const all = licences(43)
const pageSize = 8

const matches = ({ rivers = [], holder = '' }: Filters) =>
  all.filter(
    (row) =>
      (rivers.length === 0 || (rivers as readonly string[]).includes(row.river)) &&
      row.holder.toLowerCase().includes(holder.toLowerCase()),
  )

const sorted = (rows: readonly Licence[], [first]: readonly TableSort[]) => {
  const key = first?.key as keyof Licence | undefined
  const turn = first?.direction === 'desc' ? -1 : 1
  return key ? rows.toSorted((one, other) => (one[key] < other[key] ? -turn : turn)) : rows
}

interface ListProps {
  /** What is filtered by at first. */
  start?: Filters
  /** Nothing has been applied for yet. */
  empty?: boolean
  /** The server did not answer. */
  failed?: boolean
  /** The first rows are on their way. */
  loading?: boolean
}

function Licences({ start = {}, empty = false, failed = false, loading = false }: ListProps) {
  const { locale } = useEksport()
  const columns = useMemo(() => licenceColumnsIn(locale), [locale])
  const [filters, setFilters] = useState<Filters>(start)
  const [page, setPage] = useState(1)
  const [sort, setSort] = useState<readonly TableSort[]>([{ key: 'holder', direction: 'asc' }])
  const found = empty || failed || loading ? [] : sorted(matches(filters), sort)
  const change = (next: Filters) => {
    setFilters(next)
    setPage(1)
  }
  return (
    <>
      <PageHeading actions={<Button kind="primary">Nytt fiskekort</Button>}>Fiskekort</PageHeading>
      <div className="story-beside eks:mt-6 eks:grid">
        <FilterPanel
          schema={schema}
          value={filters}
          onValueChange={change}
          resultCount={found.length}
          chips={false}
          style={{ alignSelf: 'start' }}
        />
        <div className="eks:grid eks:gap-4" style={{ alignContent: 'start' }}>
          <FilterChips schema={schema} value={filters} onValueChange={change} className="story-chips" />
          <DataTable
            columns={columns}
            rows={found.slice((page - 1) * pageSize, page * pageSize)}
            total={found.length}
            getRowId={({ id }) => id}
            nouns={licenceNouns}
            sort={sort}
            onSortChange={setSort}
            page={page}
            pageSize={pageSize}
            loading={loading ? 'initial' : false}
            filtered={Object.keys(filters).length > 0}
            empty={{ text: 'Du har ingen fiskekort ennå.', action: <Button kind="primary">Kjøp det første</Button> }}
            noMatch={{ action: <Button onClick={() => change({})}>Nullstill filter</Button> }}
            error={failed && { action: <Button>Prøv igjen</Button> }}
            pagination={
              found.length > 0 && (
                <Pagination
                  page={page}
                  pageSize={pageSize}
                  total={found.length}
                  nouns={licenceNouns}
                  onPageChange={setPage}
                />
              )
            }
          />
        </div>
      </div>
    </>
  )
}

/**
 * A page that people come back to all day: filters beside a table, in the address, with what is in use as chips.
 * A filter goes back to the first page; the number of results is said once it rests. Below 1024 px the panel becomes a
 * `FilterSheet` with 'Vis 14 fiskekort'. An empty list, a search without results and a failure are three different
 * sentences, each with a way on.
 */
const meta = {
  title: 'Patterns/List with filters',
  component: Licences,
} satisfies Meta<typeof Licences>
export default meta
type Story = StoryObj<typeof meta>

export const Everything: Story = {}

/** What is in use stands over the table, and each chip takes its filter away. */
export const Filtered: Story = {
  args: { start: { rivers: ['Gaula', 'Orkla'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /^Fjern filter Elv: Orkla/ }))
    await waitFor(() => expect(canvas.getByText('1-8 av 8 fiskekort')).toBeVisible())
  },
}

/** Nothing fits the filters: say so, and offer the way back. */
export const NoResults: Story = { args: { start: { holder: 'Petter' } } }

/** Nobody has applied yet: say what will stand here, and offer the first step. */
export const NothingYet: Story = { args: { empty: true } }

/** The rows could not be fetched: what was chosen stays, and one press tries again. */
export const Failed: Story = { args: { failed: true } }

/** The first rows are on their way, in the places that they will take. */
export const Loading: Story = { args: { loading: true } }
