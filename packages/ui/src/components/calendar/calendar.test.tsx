import { groupBy } from '@eksport/forms'
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Calendar, type CalendarProps } from './calendar.js'

function setup(props: Partial<CalendarProps>) {
  render(<Calendar today="2026-11-20" selected={null} onSelect={() => undefined} dropdowns {...props} />)
  const years = [...screen.getByRole('combobox', { name: 'År' }).querySelectorAll('option')]
  return { grid: screen.getByRole('grid'), years: [years[0]?.value, years.at(-1)?.value] }
}

it.each([
  ['a last day long ago', { max: '2008-11-26' }, 'November 2008', ['1998', '2008']],
  ['a first day far ahead', { min: '2040-03-01' }, 'Mars 2040', ['2040', '2049']],
  ['a chosen day far ahead', { selected: '2100-01-01' }, 'Januar 2100', ['2016', '2100']],
  ['a chosen day before the first', { selected: '2001-05-17', min: '2026-01-01' }, 'Mai 2001', ['2001', '2035']],
  ['limits far from today', { min: '1950-01-01', max: '2060-12-31' }, 'November 2026', ['1950', '2060']],
])('[THM-04] shows what may be chosen and what is chosen, with %s', (_, props, month, years) => {
  const shown = setup(props)
  expect(shown.grid.getAttribute('aria-label')).toBe(month)
  expect(shown.years).toEqual(years)
})

it('[EXP-03] is drawn once when it opens: each day is asked for its mark and for its name', () => {
  const isBlocked = vi.fn((_date: string) => false as const)
  setup({ isBlocked })
  const asked = groupBy(isBlocked.mock.calls, ([date]) => date)
  expect(asked.get('2026-11-20')).toHaveLength(2)
  expect(Math.max(...[...asked.values()].map((calls) => calls.length))).toBe(2)
})
