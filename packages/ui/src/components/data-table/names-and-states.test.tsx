import { rowSelectionFeature, tableFeatures } from '@tanstack/react-table'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { type Licence, licenceColumns, licenceNouns, licences } from '../../testing/sample-licences.js'
import { ColumnChooser } from './column-chooser.js'
import { DataTable } from './data-table.js'
import { dataTableFeatures } from './table-features.js'

const table = {
  columns: licenceColumns,
  rows: licences(3),
  getRowId: ({ id }: Licence) => id,
  getRowName: ({ id }: Licence) => `fiskekort ${id}`,
  nouns: licenceNouns,
}
const choosable = tableFeatures({ ...dataTableFeatures, rowSelectionFeature })

it('says which row is the one that is shown elsewhere', () => {
  render(<DataTable {...table} currentRowId="L002" />)
  expect(screen.getByRole('rowheader', { name: 'L002' }).closest('tr')?.getAttribute('aria-current')).toBe('true')
  expect(document.querySelectorAll('tr[aria-current]')).toHaveLength(1)
})

it('names the button that unfolds a row after the row', () => {
  render(<DataTable {...table} renderDetail={({ holder }) => holder} />)
  expect(screen.getByRole('button', { name: /fiskekort L001$/, expanded: false })).toBeTruthy()
})

it('names the box that chooses all rows', () => {
  render(<DataTable {...table} features={choosable} selectable />)
  expect(screen.getByRole('checkbox', { name: /^Velg alle/ })).toBeTruthy()
})

it('tells of the handle of a column whether the column is lifted', async () => {
  render(<ColumnChooser columns={licenceColumns} storageKey="lifted" />)
  await userEvent.click(screen.getByRole('button', { name: 'Rediger kolonner' }))
  const handle = await screen.findByRole('button', { name: 'Flytt Innehaver', pressed: false })
  handle.focus()
  await userEvent.keyboard(' ')
  expect(handle.getAttribute('aria-pressed')).toBe('true')
})
