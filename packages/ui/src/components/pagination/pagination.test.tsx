import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { getAnnouncer } from '../../foundation/internal/announcer.js'
import type { Nouns } from '../../foundation/text/nouns.js'
import { Pagination } from './pagination.js'
import { type PageSizeOptions, rememberedPageSize, usePageSize } from './use-page-size.js'

const screenOfTest = window.screen

const nouns: Nouns = {
  one: { nb: 'søknad', nn: 'søknad', en: 'application' },
  many: { nb: 'søknader', nn: 'søknader', en: 'applications' },
  all: { nb: 'søknadene', nn: 'søknadene', en: 'the applications' },
}

const draw = (total: number, page = 1, pageSize = 10) => {
  const onPageChange = vi.fn()
  const onPageSizeChange = vi.fn()
  render(<Pagination {...{ page, pageSize, total, nouns, onPageChange, onPageSizeChange }} />)
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

it("[OPS-07] [LST-10] says 'av over N' of a list that nobody has counted to its end", () => {
  render(<Pagination page={100} pageSize={10} total={1000} isMore nouns={nouns} onPageChange={() => undefined} />)
  expect(screen.getByText('991-1000 av over 1000 søknader')).toBeTruthy()
})

it('[LST-10] says the range of the rows that still stand there while another page is on its way', async () => {
  const announce = vi.spyOn(getAnnouncer(document), 'announce')
  const pages = { total: 214, pageSize: 30, nouns, onPageChange: vi.fn() }
  const { rerender } = render(<Pagination {...pages} page={2} shown={{ page: 1, pageSize: 10 }} />)
  expect(screen.getByText('1-10 av 214 søknader')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Side 2' }).getAttribute('aria-current')).toBe('page')
  expect(announce).not.toHaveBeenCalled()
  rerender(<Pagination {...pages} page={2} shown={{ page: 2, pageSize: 30 }} />)
  expect(screen.getByText('31-60 av 214 søknader')).toBeTruthy()
  expect(announce).toHaveBeenCalledExactlyOnceWith('31-60 av 214 søknader', 'polite', 'once', expect.any(String))
  // The list has become shorter than the page that stands there.
  rerender(<Pagination {...pages} page={1} total={12} shown={{ page: 3, pageSize: 10 }} />)
  expect(screen.getByText('11-12 av 12 søknader')).toBeTruthy()
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
  expect(onPageSizeChange).toHaveBeenCalledWith(30, { reason: 'select' })
})

it('[CW-06] offers as many rows as fit, and names the size that is shown whatever it is', async () => {
  const onPageSizeChange = vi.fn()
  const shown = { page: 1, pageSize: 17, total: 214, onPageChange: () => undefined, onPageSizeChange }
  render(<Pagination {...shown} fittingSize={20} />)
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Rader per side' })
  const offered = [...select.options].map(({ textContent }) => textContent)
  expect(offered).toEqual(['10', '17', '30', 'Fyll skjermen (20)'])
  expect(select.value).toBe('17')
  await userEvent.selectOptions(select, 'Fyll skjermen (20)')
  expect(onPageSizeChange).toHaveBeenCalledWith(20, { reason: 'select' })
})

it('ignores the button past the end but lets it keep focus', async () => {
  const { onPageChange } = draw(12, 2)
  const next = screen.getByRole('button', { name: 'Neste side' })
  expect(next.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByRole('button', { name: 'Forrige side' }).getAttribute('aria-disabled')).toBeNull()
  await userEvent.click(next)
  expect(onPageChange).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(next)
})

it.each([
  [12, 9, 2],
  [20, 3, 2],
  [1, 2, 1],
])('asks for the last page when %i are left and page %i was shown', (total, page, last) => {
  const { onPageChange } = draw(total, page)
  expect(onPageChange).toHaveBeenCalledTimes(1)
  expect(onPageChange).toHaveBeenCalledWith(last, { reason: 'clamp' })
})

function Pages() {
  const [page, setPage] = useState(1)
  return <Pagination page={page} pageSize={10} total={214} onPageChange={setPage} />
}

it('keeps focus on the button that was pressed, wherever the buttons move', async () => {
  render(<Pages />)
  for (const [name, shown] of [
    ['Side 5', 'Side 5'],
    ['Side 22', 'Side 22'],
    ['Forrige side', 'Side 21'],
    ['Side 20', 'Side 20'],
  ] as const) {
    const button = screen.getByRole('button', { name })
    await userEvent.click(button)
    expect(document.activeElement).toBe(button)
    expect(screen.getByRole('button', { current: 'page' }).getAttribute('aria-label')).toBe(shown)
    expect(screen.getAllByRole('button').length).toBeLessThanOrEqual(9)
  }
})

it('asks for nothing while a list has not come, and of a list with a hundred thousand', () => {
  expect(draw(0, 3).onPageChange).not.toHaveBeenCalled()
  expect(draw(100_000, 9_999).onPageChange).not.toHaveBeenCalled()
  expect(screen.getByText('99981-99990 av 100000 søknader')).toBeTruthy()
})

it('tells which page is pointed at or focused, so that it can be fetched ahead', async () => {
  const onPageIntent = vi.fn()
  render(<Pagination page={1} pageSize={10} total={40} onPageChange={() => undefined} onPageIntent={onPageIntent} />)
  await userEvent.hover(screen.getByRole('button', { name: 'Side 3' }))
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  expect(onPageIntent.mock.calls.flat()).toEqual([3, 1, 2])
})

it('speaks of results unless told of what, and of one thing when there is one', () => {
  const { rerender } = render(<Pagination page={1} pageSize={10} total={12} onPageChange={() => undefined} />)
  expect(screen.getByText('1-10 av 12 treff')).toBeTruthy()
  rerender(<Pagination page={1} pageSize={10} total={1} nouns={nouns} onPageChange={() => undefined} />)
  expect(screen.getByText('1-1 av 1 søknad')).toBeTruthy()
})

function Size(options: Partial<PageSizeOptions>) {
  const [size, choose] = usePageSize({ storageKey: 'list', rowHeight: 40, around: 400, ...options })
  return (
    <button type="button" onClick={() => choose(10)}>
      {size}
    </button>
  )
}

describe('rows per page', () => {
  const onScreen = (height: number) => vi.spyOn(screenOfTest, 'availHeight', 'get').mockReturnValue(height)

  it.each([
    [700, '10'],
    [1200, '20'],
    [2160, '30'],
  ])('are as many as a screen of %i pixels shows', (height, size) => {
    onScreen(height)
    render(<Size />)
    expect(screen.getByRole('button').textContent).toBe(size)
  })

  it('are remembered once the reader has chosen, for this list alone', async () => {
    onScreen(2160)
    const { unmount } = render(<Size />)
    await userEvent.click(screen.getByRole('button'))
    unmount()
    render(<Size />)
    expect(screen.getByRole('button').textContent).toBe('10')
    render(<Size storageKey="other" />)
    expect(screen.getAllByRole('button')[1]?.textContent).toBe('30')
  })

  it('are as many as the owner says on every screen, until the reader has chosen', async () => {
    onScreen(700)
    render(<Size atFirst={20} />)
    expect(screen.getByRole('button').textContent).toBe('20')
    expect(rememberedPageSize({ storageKey: 'list' })).toBeNull()
    await userEvent.click(screen.getByRole('button'))
    expect(screen.getByRole('button').textContent).toBe('10')
    expect(rememberedPageSize({ storageKey: 'list' })).toBe(10)
  })

  it('are the fewest on the server, and what is stored otherwise is ignored', () => {
    expect(renderToString(<Size />)).toContain('>10<')
    localStorage.setItem('eks.page-size.list', '{"v":1,"d":17}')
    onScreen(2160)
    render(<Size />)
    expect(screen.getByRole('button').textContent).toBe('30')
  })
})
