import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Field } from '../field/field.js'
import { DatePicker, type DatePickerProps } from './date-picker.js'

const onValueChange = vi.fn()

function setup(props: DatePickerProps = {}) {
  onValueChange.mockClear()
  render(
    <Field label="Dato">
      <DatePicker today="2026-11-20" onValueChange={onValueChange} {...props} />
    </Field>,
  )
  return { user: userEvent.setup(), field: screen.getByRole('textbox', { name: 'Dato' }) }
}

const lastChange = () => onValueChange.mock.lastCall

describe('DatePicker', () => {
  it('[THM-04] puts a typed date in order when the field is left, and not before', async () => {
    const { user, field } = setup()
    await user.type(field, '1.2.26')
    expect(onValueChange).not.toHaveBeenCalled()
    await user.tab()
    expect(field).toHaveProperty('value', '01.02.2026')
    expect(lastChange()).toEqual(['2026-02-01', expect.objectContaining({ reason: 'type' })])
  })

  it('keeps what is no date, and says what is wrong with it', async () => {
    const { user, field } = setup()
    await user.type(field, '31.04.2026')
    await user.tab()
    expect(field).toHaveProperty('value', '31.04.2026')
    expect(lastChange()).toEqual([null, expect.objectContaining({ problem: 'nonexistent', raw: '31.04.2026' })])
  })

  it('[THM-04] offers ten years back to nine ahead, and cannot choose an unsuitable day', async () => {
    const { user } = setup({ defaultValue: '2026-11-25', isBlocked: (date) => date === '2026-11-26' && 'Stengt' })
    await user.click(screen.getByRole('button', { name: 'Endre dato, valgt onsdag 25. november 2026' }))
    const years = [...screen.getByRole('combobox', { name: 'År' }).querySelectorAll('option')].map(
      (option) => option.value,
    )
    expect([years[0], years.at(-1), years.length]).toEqual(['2016', '2035', 20])
    await user.click(screen.getByRole('button', { name: '26. november 2026, torsdag, Stengt' }))
    expect(onValueChange).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: '27. november 2026, fredag' }))
    expect(lastChange()).toEqual(['2026-11-27', expect.objectContaining({ reason: 'pick' })])
    expect(screen.queryByRole('grid')).toBeNull()
  })
})
