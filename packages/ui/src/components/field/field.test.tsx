import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Checkbox } from '../checkbox/checkbox.js'
import { Input } from '../input/input.js'
import { Radio, RadioGroup } from '../radio-group/radio-group.js'
import { Switch } from '../switch/switch.js'
import { Textarea } from '../textarea/textarea.js'
import { Field } from './field.js'
import { Fieldset } from './fieldset.js'

const described = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)

it('ties label, hint and error to the control', () => {
  render(
    <Field label="Antall" hint="Hele tall" error="For få">
      <Input />
    </Field>,
  )
  const input = screen.getByRole('textbox', { name: 'Antall' })
  expect(described(input)).toEqual(['Hele tall', 'For få'])
  expect(input.getAttribute('aria-invalid')).toBe('true')
})

it("[THM-05] shows 'Valgfritt' beside the label of what may be left out, outside the control's name", () => {
  render(
    <Field label="Plombe" optional required>
      <Input />
    </Field>,
  )
  expect(screen.getByText('Valgfritt')).toBeTruthy()
  expect(screen.getByRole('textbox', { name: 'Plombe' }).getAttribute('aria-required')).toBeNull()
})

it('counts what is left and does not cut off what is too long', async () => {
  render(
    <Field label="Kommentar">
      <Textarea limit={5} />
    </Field>,
  )
  const box = screen.getByRole('textbox')
  await userEvent.type(box, 'fire')
  expect(screen.getByText('1 tegn igjen')).toBeTruthy()
  await userEvent.type(box, '👍🏽x')
  expect(screen.getByText('2 tegn for mye')).toBeTruthy()
  expect(box.getAttribute('aria-invalid')).toBe('true')
})

it('chooses one of a group, and lets the owner say no', async () => {
  const onValueChange = vi.fn((value: string, details: { cancel(): void }) => {
    if (value === 'tog') details.cancel()
  })
  render(
    <RadioGroup legend="Transportmiddel" onValueChange={onValueChange}>
      <Radio value="fly" label="Fly" />
      <Radio value="tog" label="Tog" />
    </RadioGroup>,
  )
  await userEvent.click(screen.getByRole('radio', { name: 'Fly' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Tog' }))
  expect(onValueChange).toHaveBeenCalledTimes(2)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Fly' }).checked).toBe(true)
})

it('shows that some are chosen', () => {
  render(<Checkbox label="Sjømat" mixed />)
  expect(screen.getByRole<HTMLInputElement>('checkbox').indeterminate).toBe(true)
})

it('switches by Space, and not while unavailable', async () => {
  const { rerender } = render(<Switch label="Romtemperatur" />)
  const control = screen.getByRole('switch', { name: 'Romtemperatur' })
  control.focus()
  await userEvent.keyboard(' ')
  expect(control.getAttribute('aria-checked')).toBe('true')
  rerender(<Switch label="Romtemperatur" disabled />)
  await userEvent.click(control)
  expect(control.getAttribute('aria-checked')).toBe('true')
})

it('ties hint and error of a question to its group', () => {
  render(
    <Fieldset legend="Emballasje" hint="Velg én eller flere" error="Velg minst én">
      <Checkbox label="Kasse" />
    </Fieldset>,
  )
  expect(described(screen.getByRole('group', { name: 'Emballasje' }))).toEqual(['Velg én eller flere', 'Velg minst én'])
  expect(screen.getByRole('checkbox', { name: 'Kasse' }).getAttribute('aria-invalid')).toBe('true')
})
