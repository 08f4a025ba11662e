import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { DatePicker } from '../../components/date-picker/date-picker.js'
import { Field } from '../../components/field/field.js'
import { directionOf } from './direction.js'
import { EksportProvider } from './eksport-provider.js'
import { arabic } from './languages/ar.js'

afterEach(() => vi.restoreAllMocks())

const date = (
  <Field label="Dato" optional>
    <DatePicker defaultValue="2026-12-10" />
  </Field>
)

it('[LIB-03] a region speaks its language, and dates are written as there', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  render(
    <EksportProvider locale="ar-SA" languages={[arabic]}>
      {date}
    </EksportProvider>,
  )
  expect(screen.getByText('اختياري')).toBeTruthy()
  expect(screen.getByRole('textbox')).toHaveProperty('value', '10/12/2026')
  expect(warn).not.toHaveBeenCalled()
})

it('[LIB-03] a language without words has its own dates and another language’s words, and that is told once', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const page = (
    <EksportProvider locale="sv" languages={[]}>
      {date}
    </EksportProvider>
  )
  const { unmount } = render(page)
  expect(screen.getByText('Optional')).toBeTruthy()
  expect(screen.getByRole('textbox')).toHaveProperty('value', '2026-12-10')
  unmount()
  render(page)
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("'sv' has no words"))
})

it.each([
  ['ar', 'rtl'],
  ['he-IL', 'rtl'],
  ['ur-Latn', 'ltr'],
  ['pa-Arab', 'rtl'],
  ['nb', 'ltr'],
])('[LIB-03] %s is written %s', (locale, direction) => {
  expect(directionOf(locale)).toBe(direction)
})
