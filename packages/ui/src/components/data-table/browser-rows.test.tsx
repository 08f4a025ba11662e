import {
  columnFilteringFeature,
  columnGroupingFeature,
  createFilteredRowModel,
  createGroupedRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowExpandingFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  tableFeatures,
} from '@tanstack/react-table'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getAnnouncer } from '../../foundation/internal/announcer.js'
import { type Licence, licenceColumns, licenceNouns, licences } from '../../testing/sample-licences.js'
import { DataTable } from './data-table.js'
import { columnsOf, dataTableFeatures } from './table-features.js'

const rows = licences(24)
const licenceId = ({ id }: Licence) => id
const table = { columns: licenceColumns, rows, getRowId: licenceId, nouns: licenceNouns }
const sorted = tableFeatures({ ...dataTableFeatures, sortedRowModel: createSortedRowModel() })
const grouped = tableFeatures({
  ...sorted,
  columnFilteringFeature,
  columnGroupingFeature,
  globalFilteringFeature,
  rowExpandingFeature,
  filteredRowModel: createFilteredRowModel(),
  groupedRowModel: createGroupedRowModel(),
})
const paged = tableFeatures({ ...sorted, rowPaginationFeature, paginatedRowModel: createPaginatedRowModel() })

let announced: string[] = []
beforeEach(() => {
  announced = []
  vi.spyOn(getAnnouncer(document), 'announce').mockImplementation((text) => void announced.push(text))
})

const sortByHolder = () => userEvent.click(screen.getByRole('button', { name: /^Innehaver/ }))

describe('[LST-10] after sorting in the browser the table says the rows that there are to see', () => {
  it('[LIB-06] all of them where they stand on one page', async () => {
    render(<DataTable {...table} features={sorted} />)
    await sortByHolder()
    expect(announced.at(-1)).toBe('Sortert etter innehaver, stigende. 1-24 av 24 fiskekort')
  })

  it('[LIB-06] what a filter leaves, in folded groups too', async () => {
    render(<DataTable {...table} features={grouped} state={{ grouping: ['river'], globalFilter: 'Ada Testdal' }} />)
    await sortByHolder()
    expect(announced.at(-1)).toBe('Sortert etter innehaver, stigende. 1-6 av 6 fiskekort')
  })

  it('the page that the browser makes', async () => {
    render(<DataTable {...table} features={paged} state={{ pagination: { pageIndex: 1, pageSize: 10 } }} />)
    await sortByHolder()
    expect(announced.at(-1)).toBe('Sortert etter innehaver, stigende. 11-20 av 24 fiskekort')
  })
})

describe('a row that is pinned and among the rows', () => {
  const choosable = tableFeatures({ ...sorted, rowSelectionFeature })

  it('stands once, first, and can be chosen there', async () => {
    render(<DataTable {...table} features={choosable} selectable pinnedRows={rows.slice(4, 5)} />)
    const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
    expect(names.slice(0, 2)).toEqual(['L005', 'L001'])
    expect(names.filter((name) => name === 'L005')).toHaveLength(1)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Velg fiskekort L005' }))
    expect(announced).toContain('1 valgt')
  })

  it('is one, where it is the only one', () => {
    const only = rows.slice(0, 1)
    render(<DataTable {...table} rows={only} pinnedRows={only} />)
    expect(screen.queryByText('Ingen fiskekort')).toBeNull()
  })
})

describe('a group of rows', () => {
  it('is named as its column draws the value', () => {
    render(<DataTable {...table} features={grouped} state={{ grouping: ['kind'] }} />)
    expect(screen.getAllByRole('button', { expanded: false }).map(({ textContent }) => textContent)).toEqual([
      'Sesong (8)',
      'Døgn (16)',
    ])
  })

  it('is named by a cell that draws more than words', () => {
    const { columns, accessor } = columnsOf<Licence>()
    const paid = columns([accessor('paid', { cell: ({ getValue }) => <b>{getValue() ? 'Ja' : 'Nei'}</b> })])
    render(<DataTable {...table} columns={paid} features={grouped} state={{ grouping: ['paid'] }} />)
    expect(screen.getByRole('button', { name: 'Ja (18)' })).toBeTruthy()
  })
})
