import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Pagination } from './pagination.js'

const draw = (total: number, page = 1, pageSize = 10) => {
  const onPageChange = vi.fn()
  const onPageSizeChange = vi.fn()
  render(<Pagination {...{ page, pageSize, total, onPageChange, onPageSizeChange }} />)
  return { onPageChange, onPageSizeChange }
}

it("[LST-10] says 'x-y av N søknader' and goes on, back and to a page", async () => {
  const { onPageChange } = draw(214, 2)
  expect(screen.getByText('11-20 av 214 søknader')).toBeTruthy()
  for (const [name, page] of [
    ['Neste side', 3],
    ['Forrige side', 1],
    ['Side 22', 22],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name }))
    expect(onPageChange).toHaveBeenLastCalledWith(page, { reason: 'press' })
  }
})

it("[LST-10] says 'Ingen søknader' and shows no pages for an empty list", () => {
  draw(0)
  expect(screen.getByText('Ingen søknader')).toBeTruthy()
  expect(screen.queryByRole('navigation')).toBeNull()
})

it('[LST-10] offers 10, 20 and 30 rows per page', async () => {
  const { onPageSizeChange } = draw(214)
  const select = screen.getByRole('combobox', { name: 'Rader per side' })
  expect([...select.querySelectorAll('option')].map((option) => option.textContent)).toEqual(['10', '20', '30'])
  await userEvent.selectOptions(select, '30')
  expect(onPageSizeChange).toHaveBeenCalledWith(30)
})

it('ignores the button past the end but lets it keep focus', async () => {
  const { onPageChange } = draw(12, 2)
  const next = screen.getByRole('button', { name: 'Neste side' })
  await userEvent.click(next)
  expect(onPageChange).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(next)
})
