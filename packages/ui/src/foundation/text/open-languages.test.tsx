import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { DatePicker } from '../../components/date-picker/date-picker.js'
import { Field } from '../../components/field/field.js'
import { directionOf } from './direction.js'
import { EksportProvider } from './eksport-provider.js'
import { arabic } from './languages/ar.js'
import { danish } from './languages/da.js'

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

type Words = Readonly<Record<string, string>>
type Catalogue = Readonly<Record<string, { readonly nb: string }>>

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../{components,foundation}/**/*.texts.ts', {
  eager: true,
})
const catalogues = Object.values(modules).flatMap((module) =>
  Object.values(module).filter((part): part is Catalogue => typeof part === 'object' && part !== null),
)
const keysOf = (record: object) => Object.keys(record).toSorted().join(' ')
/** What is filled in: '{count}'; whether it begins a sentence is the language's own matter. */
const blanksOf = (text: string) => [...new Set(text.toLowerCase().match(/\{\w+\}/g))].toSorted()

it.each([
  ['ar', arabic],
  ['da', danish],
] as const)('[LIB-03] %s has every text of every component, with what is filled into it', (_, { texts }) => {
  const all = Object.entries(texts as Readonly<Record<string, Words>>)
  expect(all.length).toBeGreaterThan(30)
  for (const [name, words] of all) {
    const bokmal = catalogues.filter((catalogue) => keysOf(catalogue) === keysOf(words))
    expect(bokmal.length, name).toBeGreaterThan(0)
    for (const [key, text] of Object.entries(words)) {
      expect(text.trim(), `${name}.${key}`).not.toBe('')
      const blanks = bokmal.map((catalogue) => blanksOf(catalogue[key]?.nb ?? ''))
      expect(blanks, `${name}.${key}`).toContainEqual(blanksOf(text))
    }
  }
})

it('[LIB-03] Danish speaks Danish, and dates are written as there', () => {
  render(
    <EksportProvider locale="da" languages={[danish]}>
      {date}
    </EksportProvider>,
  )
  expect(screen.getByText('Valgfrit')).toBeTruthy()
  expect(screen.getByRole('textbox')).toHaveProperty('value', '10.12.2026')
})
