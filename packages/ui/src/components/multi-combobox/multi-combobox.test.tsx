import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { MultiCombobox, type MultiComboboxProps } from './multi-combobox.js'

const options = [
  { value: 'BR', label: 'Brasil' },
  { value: 'GI', label: 'Gibraltar' },
  { value: 'JP', label: 'Japan' },
]

function show(props: Partial<MultiComboboxProps> = {}) {
  const onValueChange = vi.fn()
  render(
    <MultiCombobox
      aria-label="Land"
      options={options}
      defaultValue={['BR', 'JP']}
      onValueChange={onValueChange}
      {...props}
    />,
  )
  return { onValueChange, field: screen.getByRole('combobox', { name: 'Land' }) }
}
const chip = (name: string) => screen.getByRole('button', { name: `Fjern ${name}` })

describe('MultiCombobox', () => {
  it('takes rows in and out while the list stays open, marks the one that was chosen, and says why', async () => {
    const { onValueChange, field } = show()
    await userEvent.type(field, 'gib{Enter}')
    expect(screen.getByRole('listbox').querySelector('[data-active]')?.textContent).toBe('Gibraltar')
    await userEvent.keyboard('{ArrowUp}{Enter}')
    expect(onValueChange.mock.calls.map(([value, { reason }]) => [value, reason])).toEqual([
      [['BR', 'JP', 'GI'], 'select'],
      [['JP', 'GI'], 'deselect'],
    ])
    expect(screen.getByRole('listbox')).toBeTruthy()
  })

  it('takes a whole code or name when it is left, and none that is chosen already', async () => {
    const { onValueChange, field } = show()
    await userEvent.type(field, 'gi')
    await userEvent.tab()
    expect(onValueChange.mock.calls.map(([value]) => value)).toEqual([['BR', 'JP', 'GI']])
    await userEvent.type(field, 'japan')
    await userEvent.tab()
    expect(onValueChange).toHaveBeenCalledTimes(1)
  })

  it('keeps what is no option, and says so until it is changed', async () => {
    const { onValueChange, field } = show()
    await userEvent.type(field, 'kinna')
    await userEvent.tab()
    expect(onValueChange).not.toHaveBeenCalled()
    expect(field).toHaveProperty('value', 'kinna')
    const warning = screen.getByText('«kinna» finnes ikke i listen. Velg et av forslagene.')
    expect(field.getAttribute('aria-describedby')).toContain(warning.closest('[id]')?.id)
    await userEvent.type(field, '{Backspace}')
    expect(screen.queryByText(/finnes ikke i listen/)).toBeNull()
  })

  it('opened again by a press, marks no row of the search before', async () => {
    const { onValueChange, field } = show()
    await userEvent.type(field, 'gib')
    await userEvent.tab()
    await userEvent.click(field)
    expect(screen.getByRole('listbox').querySelector('[data-active]')).toBeNull()
    await userEvent.keyboard('{Enter}')
    expect(onValueChange).not.toHaveBeenCalled()
  })

  it('hands focus from a chip to the next, the one before and the field', async () => {
    const { field } = show({ defaultValue: ['BR', 'GI', 'JP'] })
    await userEvent.click(chip('Gibraltar'))
    expect(document.activeElement).toBe(chip('Japan'))
    await userEvent.keyboard('{Delete}')
    expect(document.activeElement).toBe(chip('Brasil'))
    await userEvent.keyboard('{Backspace}')
    expect(document.activeElement).toBe(field)
  })

  it.each([{ disabled: true }, { readOnly: true }])('changes nothing when it is %o', async (locked) => {
    const { onValueChange, field } = show(locked)
    await userEvent.click(field)
    expect(screen.queryByRole('listbox')).toBeNull()
    await userEvent.click(chip('Brasil'))
    expect(onValueChange).not.toHaveBeenCalled()
  })
})

it('names the list of what is chosen', () => {
  show()
  expect(screen.getByRole('list', { name: 'Valgt' }).children).toHaveLength(2)
})
