import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Checkbox } from './checkbox.js'

it('stays partly ticked for as long as the caller says so', async () => {
  const onChange = vi.fn()
  const { rerender } = render(<Checkbox label="Alle" checked={false} mixed onChange={onChange} />)
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Alle' })
  expect(box.indeterminate).toBe(true)
  await userEvent.click(box)
  expect(onChange).toHaveBeenCalledTimes(1)
  expect(box.indeterminate).toBe(true)
  rerender(<Checkbox label="Alle" checked onChange={onChange} />)
  expect(box.indeterminate).toBe(false)
})

it('is described by its hint and by what is wrong', () => {
  render(<Checkbox label="Papir" hint="Kommer i posten" error="Velg minst ett format" />)
  const box = screen.getByRole('checkbox', { name: 'Papir', description: 'Kommer i posten Velg minst ett format' })
  expect(box.getAttribute('aria-invalid')).toBe('true')
})
