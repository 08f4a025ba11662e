import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ColumnChooser } from '../../components/data-table/column-chooser.js'
import { columns, rows } from '../../testing/sample-table.js'
import { ApplicationTable } from './application-table.js'

const rowId = (row: (typeof rows)[number]) => String(row.referenceNumber)
const Page = ({ resizable }: { resizable?: boolean }) => (
  <>
    <ColumnChooser columns={columns} storageKey="list" resizable={resizable} />
    <ApplicationTable
      columns={columns}
      rows={rows}
      getRowId={rowId}
      total={214}
      storageKey="list"
      resizable={resizable}
    />
  </>
)
const heads = () =>
  screen.getAllByRole('columnheader').map((head) => head.querySelector('[title]')?.getAttribute('title'))
const stored = () => JSON.parse(localStorage.getItem('eks.columns.list') ?? 'null')?.d
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Rediger kolonner' }))
  await screen.findByRole('dialog')
}
const order = () =>
  within(screen.getByRole('list', { name: 'Kolonner' }))
    .getAllByRole('listitem')
    .map((item) => item.dataset.column)

describe('the dialog of columns', () => {
  it("[TBL-04] 'Velg alle (n/m)' shows all and hides all that can be hidden; the reference stays", async () => {
    render(<Page />)
    await open()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Velg alle (10/14)' }))
    expect(screen.getByRole('checkbox', { name: 'Velg alle (14/14)' })).toBeTruthy()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Velg alle (14/14)' }))
    await userEvent.click(screen.getByRole('button', { name: 'Ferdig' }))
    expect(heads()).toEqual(['Referanse'])
    expect(screen.getAllByRole('rowheader')).toHaveLength(rows.length)
  })

  it('says its own words in all of its parts', async () => {
    render(<ColumnChooser columns={columns} messages={{ edit: 'Kolonner', always: 'Kan ikke skjules' }} />)
    await userEvent.click(screen.getByRole('button', { name: 'Kolonner' }))
    expect(await screen.findByText('Kan ikke skjules')).toBeTruthy()
  })

  it('[TBL-04] resets what was chosen and keeps nothing', async () => {
    render(<Page />)
    await open()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Importør' }))
    await userEvent.click(screen.getByRole('button', { name: 'Tett' }))
    expect(stored()).toEqual({ visibility: { importer: false }, density: 'sm' })
    expect(document.querySelector('.eks-data-table')?.getAttribute('data-size')).toBe('sm')
    await userEvent.click(screen.getByRole('button', { name: 'Tilbakestill' }))
    expect(stored()).toBeUndefined()
    await userEvent.click(screen.getByRole('button', { name: 'Ferdig' }))
    expect(heads()).toContain('Importør')
  })

  it('[TBL-07] lifts a column with Space, moves it with the arrows, and puts it back with Escape before it closes', async () => {
    render(<Page />)
    await open()
    const handle = screen.getByRole('button', { name: 'Flytt Referanse' })
    act(() => handle.focus())
    await userEvent.keyboard(' ')
    expect(handle.getAttribute('aria-pressed')).toBe('true')
    await userEvent.keyboard('{ArrowUp}')
    expect(order().slice(0, 2)).toEqual(['reference', 'certificateFormat'])
    expect(document.activeElement).toBe(handle)
    await userEvent.keyboard('{Escape}')
    expect(order().slice(0, 2)).toEqual(['certificateFormat', 'reference'])
    expect(stored()).toBeUndefined()
    expect(screen.getByRole('dialog')).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('[TBL-07] moves a column by its buttons, and the table follows; at the end the button rests', async () => {
    render(<Page />)
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Flytt Referanse opp' }))
    const up = screen.getByRole('button', { name: 'Flytt Referanse opp' })
    expect(up.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(up)
    await userEvent.click(screen.getByRole('button', { name: 'Ferdig' }))
    expect(heads().slice(0, 2)).toEqual(['Referanse', 'Sertifikatformat'])
    expect(stored().order.slice(0, 2)).toEqual(['reference', 'certificateFormat'])
  })

  it('[TBL-07] makes columns wider by button, and at their edge by key', async () => {
    render(<Page resizable />)
    const edge = screen.getByRole('separator', { name: 'Bredde på Referanse' })
    act(() => edge.focus())
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}')
    expect(edge.getAttribute('aria-valuenow')).toBe('178')
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Gjør Referanse smalere' }))
    expect(stored().widths).toEqual({ reference: 158 })
    await userEvent.click(screen.getByRole('button', { name: 'Ferdig' }))
    act(() => edge.focus())
    await userEvent.keyboard('{Enter}')
    expect(stored()).toBeUndefined()
  })
})

describe('the store of columns', () => {
  const keep = (layout: object) => localStorage.setItem('eks.columns.list', JSON.stringify({ v: 2, d: layout }))

  it('[TBL-04] forgets a column that is gone and a part that is corrupt', () => {
    keep({ visibility: { gone: true, importer: false }, order: 17, widths: { status: 'wide', reference: 9000 } })
    render(<Page />)
    expect(heads()).not.toContain('Importør')
    expect(heads()).toHaveLength(9)
    expect(document.querySelectorAll('col')[1]?.getAttribute('width')).toBe('640')
  })

  it('[TBL-04] asks the caller first, who may say no', async () => {
    const onColumnLayoutChange = vi.fn((_, details: { reason: string; cancel: () => void }) => details.cancel())
    render(<ColumnChooser columns={columns} onColumnLayoutChange={onColumnLayoutChange} />)
    await open()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Importør' }))
    expect(onColumnLayoutChange.mock.calls[0]?.[1].reason).toBe('toggle')
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Importør' }).checked).toBe(true)
  })
})
