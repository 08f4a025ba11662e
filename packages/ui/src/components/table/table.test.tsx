import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Table, type TableColumn } from './table.js'

const columns: readonly TableColumn<{ id: string; price: number }>[] = [
  { heading: 'Kort', cell: ({ id }) => id, rowHeader: true },
  { heading: 'Pris', cell: ({ price }) => `${price} kr`, align: 'end' },
]
const show = (headHidden = false) =>
  render(
    <Table
      caption="Fiskekort"
      columns={columns}
      rows={[{ id: 'L1', price: 850 }]}
      getRowId={({ id }) => id}
      headHidden={headHidden}
    />,
  )
const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent)

it('[LIB-05] is named, and its rows and columns are', () => {
  show()
  expect(screen.getByRole('table', { name: 'Fiskekort' })).toBeTruthy()
  expect(texts('columnheader')).toEqual(['Kort', 'Pris'])
  expect(screen.getByRole('row', { name: 'L1 850 kr' })).toBeTruthy()
  expect(texts('rowheader')).toEqual(['L1'])
  expect(texts('cell')).toEqual(['850 kr'])
})

it('[LIB-05] reads its headings also where they are not shown', () => {
  show(true)
  expect(texts('columnheader')).toEqual(['Kort', 'Pris'])
})
