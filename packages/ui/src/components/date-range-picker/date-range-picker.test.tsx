import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { DateRangePicker } from './date-range-picker.js'

describe('DateRangePicker', () => {
  it('keeps both ends by itself, tells which one changed and keeps a text that is no date', async () => {
    const onValueChange = vi.fn()
    render(<DateRangePicker legend="Periode" today="2026-11-20" onValueChange={onValueChange} />)
    await userEvent.type(screen.getByRole('textbox', { name: 'Fra' }), '1.11.26')
    await userEvent.tab()
    await userEvent.type(screen.getByRole('textbox', { name: 'Til' }), '31.11.26')
    await userEvent.tab()
    expect(onValueChange.mock.calls.map(([value, { end, reason }]) => [value, end, reason])).toEqual([
      [{ from: '2026-11-01', to: null }, 'from', 'type'],
      [{ from: '2026-11-01', to: '31.11.26' }, 'to', 'type'],
    ])
  })

  it('says what is wrong with the end that changed, and nothing of it with the next', async () => {
    const onValueChange = vi.fn()
    render(<DateRangePicker legend="Periode" today="2026-11-20" onValueChange={onValueChange} />)
    for (const [field, text] of [
      ['Fra', '10.11.26'],
      ['Til', '1.11.26'],
      ['Fra', '31.11.26'],
      ['Fra', '1.10.26'],
    ] as const) {
      await userEvent.clear(screen.getByRole('textbox', { name: field }))
      await userEvent.type(screen.getByRole('textbox', { name: field }), text)
      await userEvent.tab()
    }
    expect(onValueChange.mock.calls.map(([, { end, problem }]) => [end, problem])).toEqual([
      ['from', undefined],
      ['to', 'before'],
      ['from', 'nonexistent'],
      ['from', undefined],
    ])
  })

  it('lets the later end begin where the earlier one is, and marks what lies between', async () => {
    render(
      <DateRangePicker legend="Periode" today="2026-11-20" defaultValue={{ from: '2026-11-16', to: '2026-11-18' }} />,
    )
    await userEvent.click(screen.getAllByRole('button', { name: /^Endre dato/ })[1] as HTMLElement)
    const day = (date: string) => document.querySelector(`[data-date="${date}"]`)
    expect(day('2026-11-15')?.getAttribute('aria-disabled')).toBe('true')
    expect(day('2026-11-16')?.getAttribute('aria-disabled')).toBeNull()
    expect(day('2026-11-17')?.hasAttribute('data-between')).toBe(true)
    expect(day('2026-11-19')?.hasAttribute('data-between')).toBe(false)
  })

  it('gives the form both dates as ISO', () => {
    render(
      <DateRangePicker legend="Periode" today="2026-11-20" name="p" defaultValue={{ from: '2026-11-16', to: null }} />,
    )
    const values = [...document.querySelectorAll<HTMLInputElement>('input[type="hidden"]')].map((one) => [
      one.name,
      one.value,
    ])
    expect(values).toEqual([
      ['p.from', '2026-11-16'],
      ['p.to', ''],
    ])
  })
})
