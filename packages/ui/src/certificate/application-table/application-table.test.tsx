import { type ApplicationRow, sortKeys } from '@eksport/domain'
import { aRow } from '@eksport/domain/testing'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Profiler } from 'react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { ColumnChooser } from '../../components/data-table/column-chooser.js'
import { getAnnouncer } from '../../foundation/internal/announcer.js'
import { sampleLabels } from '../../testing/sample-labels.js'
import { applicationColumns } from './application-columns.js'
import { ApplicationTable, type ApplicationTableProps } from './application-table.js'

type Props = ApplicationTableProps

const columns = applicationColumns({ labels: sampleLabels, viewpoint: 'INNSENDER', locale: 'nb' })
const officerColumns = applicationColumns({ labels: sampleLabels, viewpoint: 'BEHANDLER', locale: 'nb', userId: 'sb7' })
const rows = [aRow({ referenceNumber: 4001 }), aRow({ referenceNumber: 4002 }), aRow({ referenceNumber: 4003 })]
const getRowId = (row: ApplicationRow) => String(row.referenceNumber)
const getRowName = (row: ApplicationRow) => `#00${row.referenceNumber}`
const getRowHref = (row: ApplicationRow) => `/soeknader/${row.referenceNumber}`

const table = (props: Partial<Props> = {}) => (
  <ApplicationTable columns={columns} rows={rows} getRowId={getRowId} getRowName={getRowName} total={214} {...props} />
)
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent)
const bodyRows = () => screen.getAllByRole('row').filter((row) => row.dataset.row)

let announced: string[] = []
beforeEach(() => {
  announced = []
  vi.spyOn(getAnnouncer(document), 'announce').mockImplementation((text) => void announced.push(text))
})

describe('columns', () => {
  it('[LST-01] are the fourteen of the list, four of them hidden at first', () => {
    expect(columns.filter(({ meta }) => meta?.defaultHidden).map(({ id }) => id)).toEqual([
      'applicationType',
      'retrievalDate',
      'retrievalTime',
      'applicationFormat',
    ])
    expect(columns.map(({ header }) => header)).toEqual([
      'Sertifikatformat',
      'Referanse',
      'Søknadstype',
      'Sertifikatmal',
      'Mottakerland',
      'Eksportør',
      'Importør',
      'Fakturareferanse',
      'Hentedato',
      'Hentetid',
      'Hentekontor',
      'Søknadsformat',
      'Innsendt',
      'Status',
    ])
  })

  it('[LST-01] end with the actions', () => {
    render(table({ rowActions: () => [{ id: 'edit', label: 'Rediger' }] }))
    expect(heads().at(-1)).toBe('Handlinger')
    expect(heads()).toHaveLength(11)
  })

  it('[TBL-02] carry every sort key of the list, each once', () => {
    expect(officerColumns.flatMap(({ meta }) => meta?.sortKey ?? []).sort()).toEqual([...sortKeys].sort())
  })

  it('show caseworkers goods and assignee', () => {
    render(table({ columns: officerColumns, rows: [aRow({ caseworker: { id: 'sb7', name: 'Saksbehandler 7' } })] }))
    expect(screen.getByText('Laks, 16,4 t')).toBeTruthy()
    expect(screen.getByText('Deg')).toBeTruthy()
  })

  it('[ACT-05] tell caseworkers until when an assignee is away', () => {
    const caseworker = { id: 'sb8', name: 'Solveig Moen', absentUntil: '2026-12-02' }
    render(table({ columns: officerColumns, rows: [aRow({ caseworker })] }))
    expect(screen.getByText('borte til 02.12.')).toBeTruthy()
  })

  it('[STA-05] [BDG-03] say to exporters of a replacement whose original is still in use that it is not handed out', () => {
    const held = aRow({ applicationStatus: 'GODKJENT', applicationType: 'ERSTATNINGSSERTIFIKAT', awaitsOriginal: true })
    const { rerender } = render(table({ rows: [held] }))
    expect(screen.getByText(/Kan ikke utleveres ennå/)).toBeTruthy()
    expect(screen.queryByText(/Kan eksporteres/)).toBeNull()
    rerender(table({ rows: [held], columns: officerColumns }))
    expect(screen.getByText(/I prosess. Krever handling/)).toBeTruthy()
    rerender(table({ rows: [aRow({ applicationStatus: 'GODKJENT', applicationType: 'ERSTATNINGSSERTIFIKAT' })] }))
    expect(screen.getByText(/Kan eksporteres/)).toBeTruthy()
  })

  it('[LST-02] [TBL-04] can be hidden in the dialog; the choice is kept in the browser for this table', async () => {
    const user = userEvent.setup()
    const page = (
      <>
        <ColumnChooser columns={columns} storageKey="test" />
        {table({ storageKey: 'test' })}
      </>
    )
    const { unmount } = render(page)
    await user.click(screen.getByRole('button', { name: 'Rediger kolonner' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Importør' }))
    await user.click(screen.getByRole('checkbox', { name: 'Hentetid' }))
    await user.click(screen.getByRole('checkbox', { name: /Referanse/ }))
    await user.click(screen.getByRole('button', { name: 'Ferdig' }))
    const expected = [
      'Format',
      'Referanse',
      'Mal',
      'Mottakerland',
      'Eksportør',
      'Fakturaref.',
      'Hentetid',
      'Kontor',
      'Innsendt',
      'Status',
    ]
    expect(heads()).toEqual(expected)
    expect(JSON.parse(localStorage.getItem('eks.columns.test') ?? '')).toEqual({
      v: 2,
      d: { visibility: { importer: false, retrievalTime: true } },
    })
    expect(announced).toContain('10 av 14 vises.')
    unmount()
    render(page)
    expect(heads()).toEqual(expected)
  })

  it('[TBL-04] obey the caller when the layout is controlled', () => {
    render(table({ columnLayout: { visibility: { status: false } }, storageKey: 'ignored' }))
    expect(heads()).not.toContain('Status')
  })
})

describe('order', () => {
  it('[TBL-01] toggles ascending and descending with aria-sort, and tells the caller', async () => {
    const onSortChange = vi.fn()
    render(table({ defaultSort: [{ key: 'REFERENCE_NUMBER', direction: 'asc' }], onSortChange }))
    const head = screen.getByRole('columnheader', { name: /Status/ })
    const button = within(head).getByRole('button')
    await userEvent.click(button)
    expect(head.getAttribute('aria-sort')).toBe('ascending')
    await userEvent.click(button)
    expect(head.getAttribute('aria-sort')).toBe('descending')
    await userEvent.click(button)
    expect(head.getAttribute('aria-sort')).toBe('ascending')
    expect(onSortChange.mock.calls.map(([sort]) => sort)).toEqual([
      [{ key: 'STATUS', direction: 'asc' }],
      [{ key: 'STATUS', direction: 'desc' }],
      [{ key: 'STATUS', direction: 'asc' }],
    ])
    expect(document.activeElement).toBe(button)
  })

  it('joins a second key while shift is held, and numbers both', async () => {
    const onSortChange = vi.fn()
    render(table({ defaultSort: [{ key: 'STATUS', direction: 'asc' }], onSortChange }))
    const user = userEvent.setup()
    await user.keyboard('{Shift>}')
    await user.click(within(screen.getByRole('columnheader', { name: /Referanse/ })).getByRole('button'))
    await user.keyboard('{/Shift}')
    expect(onSortChange.mock.calls[0]?.[0]).toEqual([
      { key: 'STATUS', direction: 'asc' },
      { key: 'REFERENCE_NUMBER', direction: 'asc' },
    ])
    expect(screen.getAllByRole('columnheader').filter((head) => head.hasAttribute('aria-sort'))).toHaveLength(1)
    expect(heads()).toContain('Referanse2')
    expect(screen.getByRole('button', { name: 'Referanse' }).getAttribute('aria-description')).toBe(
      'Nr. 2 i rekkefølgen, stigende',
    )
  })

  it('[TBL-01] speaks when the rows have come, once, of the last press', async () => {
    const { rerender } = render(table({ loading: false }))
    await userEvent.click(within(screen.getByRole('columnheader', { name: /Status/ })).getByRole('button'))
    await userEvent.click(within(screen.getByRole('columnheader', { name: /Innsendt/ })).getByRole('button'))
    rerender(table({ loading: 'refresh' }))
    expect(announced).toEqual([])
    rerender(table({ loading: false, rows: [...rows].reverse() }))
    expect(announced).toEqual(['Sortert etter innsendt, stigende. 1-10 av 214 søknader'])
    rerender(table({ loading: false, rows: [...rows] }))
    expect(announced).toHaveLength(1)
  })
})

describe('states', () => {
  it('[TBL-03] shows as many placeholders as the page will have rows, and hides them from readers', () => {
    const { container } = render(table({ loading: 'initial', rows: [], pageSize: 20 }))
    const placeholders = container.querySelectorAll('tbody[aria-hidden="true"] tr')
    expect(placeholders).toHaveLength(20)
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
  })

  it.each([
    ['empty', { empty: { action: <button type="button">Opprett ny</button> } }, 'Ingen søknader', 'Opprett ny'],
    [
      'no match',
      { filtered: true, noMatch: { action: <button type="button">Nullstill filter</button> } },
      'Ingen søknader passer til filtrene',
      'Nullstill filter',
    ],
    [
      'error',
      { error: { action: <button type="button">Prøv igjen</button> } },
      'Klarte ikke å hente søknadene',
      'Prøv igjen',
    ],
  ])('[TBL-05] %s has its own text and action', (_, props, title, action) => {
    render(table({ rows: [], total: 0, ...props }))
    expect(screen.getByText(title)).toBeTruthy()
    expect(screen.getByRole('button', { name: action })).toBeTruthy()
  })

  it('[TBL-08] keeps the roles of a table when styles turn rows into cards, with the name of each fact', () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360)
    const { container } = render(table())
    expect(container.querySelector('table')?.getAttribute('role')).toBe('table')
    expect(within(bodyRows()[0] ?? container).getByRole('rowheader').textContent).toBe('#004001')
    expect(
      [...container.querySelectorAll('td[data-card="fact"]')].every((cell) => cell.getAttribute('data-label')),
    ).toBe(true)
  })
})

describe('rows', () => {
  it("link through the reference, by the app's own link when it gives one", () => {
    render(table({ getRowHref, renderRowLink: (props) => <a {...props} data-router="" /> }))
    const link = screen.getByRole('link', { name: '#004002' })
    expect(link.getAttribute('href')).toBe('/soeknader/4002')
    expect(link.hasAttribute('data-router')).toBe(true)
  })

  it('follow the link when they are clicked anywhere, but not on a control or a selection of text', async () => {
    const clicked = vi.fn((event: MouseEvent) => event.preventDefault())
    const listener = (event: MouseEvent) => (event.target as Element).closest('a[data-row-link]') && clicked(event)
    document.addEventListener('click', listener)
    onTestFinished(() => document.removeEventListener('click', listener))
    render(table({ getRowHref, rowActions: () => [{ id: 'x', label: 'Slett' }] }))
    await userEvent.click(screen.getAllByText('Kina')[1] ?? document.body)
    expect(clicked).toHaveBeenCalledTimes(1)
    await userEvent.click(screen.getByRole('button', { name: 'Handlinger for søknad #004001' }))
    expect(clicked).toHaveBeenCalledTimes(1)
    document.getSelection()?.selectAllChildren(screen.getByText('#004001'))
    fireEvent.click(screen.getAllByText('Kina')[0] ?? document.body)
    expect(clicked).toHaveBeenCalledTimes(1)
  })

  it('[LST-13] offer their actions in a menu named after them; one without actions has none', async () => {
    const onSelect = vi.fn()
    render(
      table({
        rowActions: (row) => (row.referenceNumber === 4001 ? [{ id: 'delete', label: 'Slett', onSelect }] : []),
      }),
    )
    expect(screen.getAllByRole('button', { name: /Handlinger for/ })).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Handlinger for søknad #004001' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Slett' }))
    expect(onSelect).toHaveBeenCalledTimes(1)
  })

  it.each(['Vis mer om søknad #004002', 'Rediger, søknad #004002', 'Handlinger for søknad #004002'])(
    'keep focus at the same control when the row goes away that had it: %s',
    (name) => {
      const props: Partial<Props> = {
        renderDetail: () => 'Detaljer',
        inlineActions: 1,
        rowActions: ({ referenceNumber }) => [
          ...(referenceNumber === 4001 ? [] : [{ id: 'edit', label: 'Rediger', icon: <i /> }]),
          { id: 'delete', label: 'Slett' },
        ],
      }
      const { rerender } = render(table(props))
      act(() => screen.getByRole('button', { name }).focus())
      rerender(table({ ...props, rows: rows.filter(({ referenceNumber }) => referenceNumber !== 4002) }))
      expect(document.activeElement?.getAttribute('aria-label')).toBe(name.replace('4002', '4003'))
      rerender(table({ ...props, rows: rows.slice(0, 1) }))
      expect(document.activeElement?.getAttribute('aria-label')).toBe(
        name.replace('4002', '4001').replace('Rediger,', 'Handlinger for'),
      )
    },
  )

  it('keep focus in the table when it was in what the row unfolded to', () => {
    const unfolded = { renderDetail: () => <button type="button">Forny</button>, defaultExpandedIds: ['4002'] }
    const { rerender } = render(table(unfolded))
    act(() => screen.getByRole('button', { name: 'Forny' }).focus())
    rerender(table({ ...unfolded, rows: rows.filter(({ referenceNumber }) => referenceNumber !== 4002) }))
    expect(document.activeElement?.closest('tr')?.dataset.row).toBe('4003')
  })

  it('render again only where something changed', () => {
    let cells = 0
    const counted = columns.map((column) =>
      column.id === 'country'
        ? {
            ...column,
            cell: ({ row: { original: row } }: { row: { original: ApplicationRow } }) => (
              <Profiler
                id="cell"
                onRender={() => {
                  cells += 1
                }}
              >
                <span>{row.countryOfDestination}</span>
              </Profiler>
            ),
          }
        : column,
    )
    const { rerender } = render(table({ columns: counted }))
    expect(cells).toBe(3)
    rerender(
      table({
        columns: counted,
        rows: [rows[0], aRow({ referenceNumber: 4002, countryOfDestination: 'BR' }), rows[2]].filter(
          (row) => row !== undefined,
        ),
      }),
    )
    expect(cells).toBe(4)
  })
})
