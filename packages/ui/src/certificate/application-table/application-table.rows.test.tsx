import type { ApplicationRow } from '@eksport/domain'
import { aRow } from '@eksport/domain/testing'
import { rowSelectionFeature, tableFeatures } from '@tanstack/react-table'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Profiler } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { dataTableFeatures } from '../../components/data-table/table-features.js'
import { columns, manyRows, rowActions, rows } from '../../testing/sample-table.js'
import { ApplicationTable, type ApplicationTableProps } from './application-table.js'

type Props = ApplicationTableProps

const features = tableFeatures({ ...dataTableFeatures, rowSelectionFeature })
const rowId = (row: ApplicationRow) => String(row.referenceNumber)
const rowName = (row: ApplicationRow) => `#${row.referenceNumber}`
const rowHref = (row: ApplicationRow) => `#${row.referenceNumber}`
const table = (props: Partial<Props> = {}) => (
  <ApplicationTable
    columns={columns}
    rows={rows}
    getRowId={rowId}
    getRowName={rowName}
    getRowHref={rowHref}
    total={8}
    {...props}
  />
)
const drawn = () => [...document.querySelectorAll<HTMLElement>('tr[data-row]')]
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

describe('a window of rows', () => {
  const many = manyRows(10_000)
  const windowed = (props: Partial<Props> = {}) => table({ rows: many, total: 10_000, virtualize: true, ...props })
  const scrollTo = (top: number) => {
    const scroll = document.querySelector('.eks-table-scroll')
    if (!scroll) throw new Error('The table does not scroll')
    scroll.scrollTop = top
    act(() => void fireEvent.scroll(scroll))
  }

  it('[TBL-06] draws few of ten thousand, each with its place, and says how many there are', () => {
    render(windowed())
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('10001')
    expect(drawn().length).toBeLessThan(20)
    expect(drawn()[0]?.getAttribute('aria-rowindex')).toBe('2')
    expect(document.querySelectorAll('.eks-application-table *').length).toBeLessThan(700)
    scrollTo(650_000)
    expect(drawn().at(-1)?.getAttribute('aria-rowindex')).toBe('10001')
  })

  it.each([3, 0])('[TBL-06] draws the %i rows that are left of ten thousand', (left) => {
    const { rerender } = render(windowed())
    rerender(windowed({ rows: many.slice(0, left), total: left }))
    expect(drawn()).toHaveLength(left)
  })

  it('[TBL-06] never takes away the row that holds focus', () => {
    render(windowed())
    const link = screen.getByRole('link', { name: '#100001' })
    act(() => link.focus())
    scrollTo(300_000)
    expect(document.activeElement).toBe(link)
    expect(drawn()[0]?.dataset.row).toBe('100001')
    act(() => link.blur())
    expect(drawn()[0]?.dataset.row).not.toBe('100001')
  })

  it('[TBL-06] keeps the rows that stay when it scrolls, and renders only the new ones', () => {
    render(windowed())
    const tenth = drawn()[9]
    scrollTo(65 * 4)
    expect(drawn()).toContain(tenth)
  })

  it('draws all of a short list, and an ordinary table says nothing of places', () => {
    const { unmount } = render(windowed({ rows: many.slice(0, 3), total: 3 }))
    expect(drawn()).toHaveLength(3)
    unmount()
    render(table())
    expect(screen.getByRole('table').hasAttribute('aria-rowcount')).toBe(false)
    expect(drawn()[0]?.hasAttribute('aria-rowindex')).toBe(false)
  })

  it('goes to the last row with Ctrl+End though it is not drawn', async () => {
    render(windowed({ keyboard: 'cells' }))
    act(() => screen.getByRole('link', { name: '#100001' }).focus())
    await userEvent.keyboard('{Control>}{End}{/Control}')
    expect(document.activeElement?.closest<HTMLElement>('tr')?.dataset.row).toBe('110000')
  })
})

describe('chosen rows', () => {
  it('[TBL-07] are reported, with Shift from one to another, and offered to the bulk actions', async () => {
    const onSelectedIdsChange = vi.fn()
    render(table({ features, selectable: true, onSelectedIdsChange, bulkActions: (ids) => <b>{ids.join()}</b> }))
    const user = userEvent.setup()
    await user.click(box('Velg søknad #4003'))
    await user.keyboard('{Shift>}')
    await user.click(box('Velg søknad #4010'))
    await user.keyboard('{/Shift}')
    expect(onSelectedIdsChange.mock.calls.map(([ids, { reason }]) => [ids, reason])).toEqual([
      [['4003'], 'row'],
      [['4003', '4009', '4010'], 'range'],
    ])
    expect(screen.getByText('4003,4009,4010')).toBeTruthy()
    expect(box('Velg alle på siden').indeterminate).toBe(true)
  })

  it('[TBL-07] are all of the page by the box in the head; rows of other pages stay chosen', async () => {
    render(table({ features, selectable: (row) => row.referenceNumber !== 4012, defaultSelectedIds: ['7'] }))
    expect(screen.queryByRole('checkbox', { name: 'Velg søknad #4012' })).toBeNull()
    await userEvent.click(box('Velg alle på siden'))
    expect(screen.getByText('8 valgt')).toBeTruthy()
    await userEvent.click(box('Velg alle på siden'))
    expect(screen.getByText('1 valgt')).toBeTruthy()
  })

  it('hand focus to the box in the head when the choice is dropped', async () => {
    render(table({ features, selectable: true, defaultSelectedIds: ['4001'] }))
    await userEvent.click(screen.getByRole('button', { name: 'Fjern valg' }))
    expect(document.activeElement).toBe(box('Velg alle på siden'))
  })

  it('[TBL-07] render one row anew when one is chosen', async () => {
    const cell = vi.fn(({ row }: { row: { original: ApplicationRow } }) => row.original.countryOfDestination)
    const counted = columns.map((column) => (column.id === 'country' ? { ...column, cell } : column))
    render(table({ columns: counted, features, selectable: true }))
    cell.mockClear()
    await userEvent.click(box('Velg søknad #4009'))
    expect(cell.mock.calls.map(([{ row }]) => row.original.referenceNumber)).toEqual([4009])
  })
})

describe('the menu of a row', () => {
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Handlinger for søknad #4003' }))
    await screen.findByRole('menu')
  }

  it('[LST-13] stays open while the rows are fetched anew, with what the row allows now', async () => {
    const { rerender } = render(table({ rowActions }))
    await open()
    rerender(table({ rowActions, loading: 'refresh' }))
    rerender(
      table({ rowActions: (row) => rowActions().slice(0, row.referenceNumber === 4003 ? 1 : 3), rows: [...rows] }),
    )
    expect(screen.getAllByRole('menuitem')).toHaveLength(1)
  })

  it('closes when its row is gone, and focus goes to the row in its place', async () => {
    const { rerender } = render(table({ rowActions }))
    await open()
    rerender(table({ rowActions, rows: rows.filter((row) => row.referenceNumber !== 4003) }))
    expect(screen.queryByRole('menu')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Handlinger for søknad #4009' }))
  })

  it('hands focus to the table when the last row of the last page is gone', () => {
    const { rerender } = render(table({ rowActions, rows: rows.slice(0, 1), page: 9 }))
    act(() => screen.getByRole('button', { name: 'Handlinger for søknad #4001' }).focus())
    rerender(table({ rowActions, rows: [], page: 9 }))
    expect(document.activeElement?.querySelector('table')).toBeTruthy()
    rerender(table({ rowActions, rows: rows.slice(1), page: 8 }))
    expect(document.activeElement?.querySelector('table')).toBeTruthy()
  })

  it('gives focus back to its button on Escape, and closes by the button too', async () => {
    render(table({ rowActions }))
    const button = screen.getByRole('button', { name: 'Handlinger for søknad #4003' })
    await open()
    expect(button.getAttribute('aria-expanded')).toBe('true')
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement).toBe(button)
    expect(button.getAttribute('aria-expanded')).toBe('false')
  })

  it('[LST-13] puts up to two actions beside it, and shows what is under way and what failed', async () => {
    const onSelect = vi.fn()
    const actions = [
      { id: 'edit', label: 'Rediger', icon: <i />, onSelect },
      { id: 'delete', label: 'Slett', icon: <i />, busy: true, onSelect },
      { id: 'cancel', label: 'Kanseller', failed: 'Klarte ikke å kansellere.' },
    ]
    render(table({ rows: rows.slice(0, 1), rowActions: () => actions, inlineActions: 2 }))
    await userEvent.click(screen.getByRole('button', { name: 'Rediger, søknad #4001' }))
    await userEvent.click(screen.getByRole('button', { name: 'Slett, søknad #4001' }))
    expect(onSelect).toHaveBeenCalledTimes(1)
    await userEvent.click(
      screen.getByRole('button', { name: 'Handlinger for søknad #4001. Klarte ikke å kansellere.' }),
    )
    expect(within(await screen.findByRole('menu')).getAllByRole('menuitem')).toHaveLength(1)
    expect(screen.getByText('Klarte ikke å kansellere.')).toBeTruthy()
  })
})

describe('keys in the cells', () => {
  it('go from cell to cell, into controls where there are some, and up to the head', async () => {
    render(table({ keyboard: 'cells', rowActions }))
    act(() => screen.getByRole('link', { name: '#004001' }).focus())
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(screen.getByRole('link', { name: '#004003' }))
    await userEvent.keyboard('{ArrowRight}')
    expect(document.activeElement?.tagName).toBe('TD')
    await userEvent.keyboard('{End}')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Handlinger for søknad #4003' }))
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowUp}{ArrowUp}')
    expect(document.activeElement).toBe(
      within(screen.getByRole('columnheader', { name: 'Referanse' })).getByRole('button'),
    )
  })

  it('are not taken from a table that did not ask for them', async () => {
    render(table())
    const link = screen.getByRole('link', { name: '#004001' })
    act(() => link.focus())
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(link)
  })
})

describe('the order', () => {
  const press = async (shift = false) => {
    const user = userEvent.setup()
    if (shift) await user.keyboard('{Shift>}')
    await user.click(within(screen.getByRole('columnheader', { name: 'Status' })).getByRole('button'))
  }

  it('[TBL-01] can also be taken away where three states were asked for', async () => {
    const onSortChange = vi.fn()
    render(table({ sortCycle: 'three-state', onSortChange }))
    for (let times = 0; times < 3; times += 1) await press()
    expect(
      onSortChange.mock.calls.map(([sort]) => sort.map((entry: { direction: string }) => entry.direction)),
    ).toEqual([['asc'], ['desc'], []])
  })

  it('stays in sight as a chip when its column is hidden; the chip takes it away and focus stays in the table', async () => {
    const onSortChange = vi.fn()
    render(table({ defaultSort: [{ key: 'CERTIFICATE_RETRIEVAL_DATE', direction: 'desc' }], onSortChange }))
    await userEvent.click(screen.getByRole('button', { name: /Sortert etter hentedato, synkende/ }))
    expect(onSortChange).toHaveBeenCalledWith([], expect.objectContaining({ reason: 'chip' }))
    expect(document.querySelector('thead')?.contains(document.activeElement)).toBe(true)
  })

  it('shows the hidden column of the order when asked', async () => {
    render(table({ defaultSort: [{ key: 'CERTIFICATE_RETRIEVAL_DATE', direction: 'desc' }] }))
    await userEvent.click(screen.getByRole('button', { name: 'Vis kolonnen' }))
    expect(screen.getByRole('columnheader', { name: 'Hentedato' }).getAttribute('aria-sort')).toBe('descending')
    expect(screen.queryByRole('button', { name: 'Vis kolonnen' })).toBeNull()
  })
})

it('renders nothing again when it changes its size and stays a table', async () => {
  const resized: (() => void)[] = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized.push(callback)
      }
      observe() {}
      disconnect() {}
    },
  )
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000)
  const onRender = vi.fn()
  const resize = () =>
    act(async () => {
      for (const callback of resized) callback()
      await new Promise((done) => requestAnimationFrame(done))
    })
  try {
    render(
      <Profiler id="table" onRender={onRender}>
        {table()}
      </Profiler>,
    )
    width.mockReturnValue(500)
    await resize()
    expect(document.querySelector('[data-cards] [data-label]')).toBeTruthy()
    width.mockReturnValue(1000)
    await resize()
    expect(document.querySelector('[data-cards], [data-label]')).toBeNull()
    onRender.mockClear()
    await resize()
    expect(onRender).not.toHaveBeenCalled()
    width.mockReturnValue(500)
    await resize()
    expect(onRender).toHaveBeenCalled()
  } finally {
    width.mockRestore()
    vi.unstubAllGlobals()
  }
})

it('says its own words in all of its parts', async () => {
  const messages = {
    selectRow: 'Merk {row}',
    selectAll: 'Merk alle',
    selected: '{count} merket',
    rowActions: 'Valg for {row}',
    columnWidth: 'Kolonnebredde {column}',
    none: 'Ingen saker',
    sortHidden: 'Rekkefølge: {order}',
  }
  const { rerender } = render(
    table({
      messages,
      rowActions,
      resizable: true,
      features,
      selectable: true,
      defaultSort: [{ key: 'CERTIFICATE_RETRIEVAL_DATE', direction: 'asc' }],
    }),
  )
  expect(box('Merk #4001')).toBeTruthy()
  expect(box('Merk alle')).toBeTruthy()
  expect(screen.getByText('0 merket')).toBeTruthy()
  expect(screen.getByRole('separator', { name: 'Kolonnebredde Referanse' })).toBeTruthy()
  expect(screen.getByText('Rekkefølge: hentedato, stigende')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Valg for #4001' }))
  expect(await screen.findByRole('menu', { name: 'Valg for #4001' })).toBeTruthy()
  rerender(table({ messages, rows: [], total: 0 }))
  expect(screen.getByText('Ingen saker')).toBeTruthy()
})

it('writes the reference 0 in six digits', () => {
  render(table({ rows: [aRow({ referenceNumber: 0 })] }))
  expect(screen.getByRole('rowheader').textContent).toBe('#000000')
})
