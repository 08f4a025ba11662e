import {
  Button,
  columnsOf,
  DataTable,
  defineFilters,
  FilterChips,
  FilterPanel,
  type FilterValues,
  type Nouns,
  PageHeading,
  Pagination,
  type TableSort,
  useEksport,
} from '@eksport/ui'
import { useMemo, useState } from 'react'

export interface Licence {
  readonly id: string
  readonly holder: string
  readonly river: string
  /** Kilograms. */
  readonly quota: number
}

const words = {
  nb: {
    title: 'Fiskekort',
    create: 'Nytt fiskekort',
    columns: { id: 'Nummer', holder: 'Innehaver', river: 'Elv', quota: 'Kvote' },
    none: 'Du har ingen fiskekort ennå.',
    first: 'Kjøp det første',
    reset: 'Nullstill filter',
    again: 'Prøv igjen',
  },
  en: {
    title: 'Fishing licences',
    create: 'New licence',
    columns: { id: 'Number', holder: 'Holder', river: 'River', quota: 'Quota' },
    none: 'You have no licence yet.',
    first: 'Buy the first one',
    reset: 'Reset filters',
    again: 'Try again',
  },
}

/** The nouns for the rows, in every language of the product. */
const nouns: Nouns = {
  one: { nb: 'fiskekort', nn: 'fiskekort', en: 'licence' },
  many: { nb: 'fiskekort', nn: 'fiskekort', en: 'licences' },
  all: { nb: 'fiskekortene', nn: 'fiskekorta', en: 'the licences' },
}

const rivers = ['Gaula', 'Lågen', 'Namsen', 'Orkla', 'Tana']
const filtersIn = ({ columns }: typeof words.nb) =>
  defineFilters(
    [
      {
        kind: 'choices',
        name: 'rivers',
        label: columns.river,
        options: rivers.map((river) => ({ value: river, label: river })),
      },
      { kind: 'text', name: 'holder', label: columns.holder },
    ],
    nouns,
  )
type Filters = FilterValues<ReturnType<typeof filtersIn>>

const column = columnsOf<Licence>()
const columnsIn = ({ columns }: typeof words.nb) =>
  column.columns([
    column.accessor('id', { header: columns.id, enableHiding: false, meta: { rowHeader: true, card: 'title' } }),
    column.accessor('holder', { header: columns.holder, meta: { sortKey: 'holder', card: 'lead' } }),
    column.accessor('river', { header: columns.river, meta: { sortKey: 'river' } }),
    column.accessor('quota', {
      header: columns.quota,
      cell: ({ getValue }) => `${getValue()} kg`,
      meta: { align: 'end', sortKey: 'quota' },
    }),
  ])

const pageSize = 8
const licenceId = ({ id }: Licence) => id

/** What a server does in a product: filters, and sorts by the first key. */
function find(licences: readonly Licence[], { rivers = [], holder = '' }: Filters, [first]: readonly TableSort[]) {
  const key = first?.key as keyof Licence | undefined
  const turn = first?.direction === 'desc' ? -1 : 1
  return licences
    .filter((row) => rivers.length === 0 || rivers.some((river) => river === row.river))
    .filter((row) => row.holder.toLowerCase().includes(holder.toLowerCase()))
    .sort((one, other) => (key === undefined || one[key] === other[key] ? 0 : one[key] < other[key] ? -turn : turn))
}

interface LicencesPageProps {
  readonly licences: readonly Licence[]
  /** The initial filters, as `filtersFromQuery` reads them from the address. */
  readonly start?: Filters
  /** The first rows are loading. */
  readonly loading?: boolean
  /** The rows could not be loaded. */
  readonly failed?: boolean
}

export function LicencesPage({ licences, start = {}, loading = false, failed = false }: LicencesPageProps) {
  const { locale } = useEksport()
  const say = locale === 'en' ? words.en : words.nb
  const schema = useMemo(() => filtersIn(say), [say])
  const columns = useMemo(() => columnsIn(say), [say])
  const [filters, setFilters] = useState(start)
  const [sort, setSort] = useState<readonly TableSort[]>([{ key: 'holder', direction: 'asc' }])
  const [page, setPage] = useState(1)
  const found = loading || failed ? [] : find(licences, filters, sort)
  const change = (next: Filters) => {
    setFilters(next)
    setPage(1)
  }
  const active = Object.keys(filters).length > 0
  const filtering = { schema, value: filters, onValueChange: change }
  return (
    <>
      <PageHeading actions={<Button kind="primary">{say.create}</Button>}>{say.title}</PageHeading>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24, marginTop: 24 }}>
        <div style={{ flex: '1 1 16rem', minWidth: 0 }}>
          <FilterPanel {...filtering} resultCount={found.length} chips={false} />
        </div>
        <div style={{ flex: '999 1 30rem', minWidth: 0 }}>
          <FilterChips {...filtering} style={{ marginBottom: active ? 12 : 0 }} />
          <DataTable
            columns={columns}
            rows={found.slice((page - 1) * pageSize, page * pageSize)}
            total={found.length}
            getRowId={licenceId}
            nouns={nouns}
            sort={sort}
            onSortChange={setSort}
            page={page}
            pageSize={pageSize}
            loading={loading ? 'initial' : false}
            filtered={active}
            empty={{ text: say.none, action: <Button kind="primary">{say.first}</Button> }}
            noMatch={{ action: <Button onClick={() => change({})}>{say.reset}</Button> }}
            error={failed && { action: <Button>{say.again}</Button> }}
            pagination={
              found.length > 0 && (
                <Pagination page={page} pageSize={pageSize} total={found.length} nouns={nouns} onPageChange={setPage} />
              )
            }
          />
        </div>
      </div>
    </>
  )
}
