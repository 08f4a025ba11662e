import { workbookSheets } from '@eksport/portal/sheet/workbook-sheets.ts'
import { screen, within } from '@testing-library/react'
import { writeXlsx } from 'hucre/xlsx'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openForm } from '#src/testing/open-form.ts'

/** The reader of workbooks on the page's own thread: the tests' browser has no other. */
class SameThread extends EventTarget {
  postMessage(bytes: ArrayBuffer) {
    void workbookSheets(new Uint8Array(bytes)).then((data) => this.dispatchEvent(new MessageEvent('message', { data })))
  }
  terminate() {}
}

beforeEach(() => void vi.stubGlobal('Worker', SameThread))
afterEach(() => void vi.unstubAllGlobals())

const names = ['Fiskeart', 'Produksjonsperiode fra', 'Partinummer', 'Nettovekt']
const lines = [
  ['Laks', new Date(Date.UTC(2026, 10, 18)), 'L-1', 100.5],
  ['Laks', new Date(Date.UTC(2026, 10, 19)), 'L-2', '1 200,5 kg'],
]

let last = 4500

async function openWorkbook(sheets: Parameters<typeof writeXlsx>[0]['sheets']) {
  last += 1
  const opened = await openForm('varelinjer/import', { stored: { referenceNumber: last, productLines: [] } })
  const bytes = await writeXlsx({ sheets })
  const file = new File([new Uint8Array(bytes)], 'pakkliste.xlsx')
  await screen.findByRole('button', { name: /^(Velg? fil|Choose file)$/ })
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (input === null) throw new Error('No file can be chosen')
  await opened.user.upload(input, file)
  return { ...opened, grid: await screen.findByRole('grid', { name: /^(Rader fr[aå] r|Rows of the )/ }) }
}

const cover = { name: 'Forside', rows: [['Midnattsol Testlaks AS']] }
const list = { name: 'Pakkliste', rows: [['Uke 48'], [], names, ...lines] }

it('[WIZ-23] opens a workbook at the sheet that has the lines, and says why another has none', async () => {
  const { user, grid } = await openWorkbook([cover, list])
  expect(screen.getByText('Ark «Pakkliste» · 2 rader', { exact: false })).toBeTruthy()
  expect(within(grid).getByText('L-2')).toBeTruthy()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Ark' }), 'Forside')
  expect((await screen.findByText('Det er ingen rader å ta inn.')).closest('[role=alert]')).toBeTruthy()
  expect(within(grid).getByText('L-2')).toBeTruthy()
})

it.each([
  ['nb', '100,5', 'Nettovekt'],
  ['en', '100.5', 'Net weight'],
])(
  '[WIZ-23] shows days and amounts of a workbook as they are written in %s, beside its columns and in an open cell',
  async (locale, amount, name) => {
    localStorage.setItem('eksport.locale', locale)
    const { user, grid } = await openWorkbook([list])
    expect(screen.getByText('18.11.2026', { selector: 'label small' })).toBeTruthy()
    expect(screen.getByText(amount, { selector: 'label small' })).toBeTruthy()
    await user.dblClick(within(grid).getByText('18.11.2026'))
    expect(document.activeElement).toHaveProperty('value', '18.11.2026')
    await user.keyboard('{Tab}{Tab}')
    expect(within(grid).getByLabelText(name)).toHaveProperty('value', amount)
  },
)

it('[WIZ-23] takes no line out of the row that adds the others up, and says so', async () => {
  const { grid } = await openWorkbook([{ ...list, rows: [...list.rows, [], ['Sum', null, null, '1 301,00 kg']] }])
  expect(screen.getByText('2 rader · uten raden med summen', { exact: false })).toBeTruthy()
  expect(within(grid).queryByText('Sum')).toBeNull()
  expect(screen.getByText('2 rader, 1 301,00 kg netto')).toBeTruthy()
})

it('[WIZ-23] [EXP-06] calls a row by the number that it has in the spreadsheet', async () => {
  const wrong = ['Laks', new Date(Date.UTC(2026, 10, 20)), 'L-3', 'mye']
  const [first = [], second = []] = lines
  const { user, grid } = await openWorkbook([{ ...list, rows: [['Uke 48'], [], names, first, [], second, [], wrong] }])
  const numbers = within(grid)
    .getAllByRole('rowheader')
    .map((header) => header.textContent)
  expect(numbers).toEqual(['4', '6', '8'])
  await user.click(screen.getByRole('button', { name: /^Rad 8, Nettovekt/ }))
  await user.keyboard('250{Enter}')
  expect(await within(grid).findByText('250')).toBeTruthy()
  expect(screen.queryByText(/er ikke et tall/)).toBeNull()
})

const merged = 'Arket har sammenslåtte celler. Bare den første raden av dem har verdien.'

it.each([
  ['a title over the columns', { startRow: 0, startCol: 0, endRow: 0, endCol: 3 }, false],
  ['a title in two rows above the lines', { startRow: 0, startCol: 0, endRow: 1, endCol: 3 }, false],
  ['two cells of one line', { startRow: 3, startCol: 2, endRow: 3, endCol: 3 }, false],
  ['the first line and one below it', { startRow: 3, startCol: 0, endRow: 4, endCol: 0 }, true],
] as const)(
  '[WIZ-23] tells of merged cells where a line lacks the value for them: %s',
  async (_, merge, isReported) => {
    await openWorkbook([{ ...list, merges: [merge] }])
    expect(screen.queryByText(merged) !== null).toBe(isReported)
  },
)

it('[WIZ-23] reads no row that the spreadsheet hides, and says so', async () => {
  const hidden = ['Torsk', new Date(Date.UTC(2026, 10, 20)), 'L-3', 75]
  const [first = [], second = []] = lines
  const rowDefs = new Map([
    [4, { hidden: true }],
    [6, { hidden: true }],
  ])
  const { grid } = await openWorkbook([
    { ...list, rows: [...list.rows.slice(0, 3), first, hidden, second, []], rowDefs },
  ])
  expect(screen.getByText(/^1 skjult rad er ikke lest\./)).toBeTruthy()
  expect(within(grid).queryByText('L-3')).toBeNull()
  expect(within(grid).getByRole('rowheader', { name: /6/ })).toBeTruthy()
  expect(screen.getByText('2 rader, 1 301,00 kg netto')).toBeTruthy()
})

it.each([
  ['nb', /^1 skjult kolonne er ikke lest\./, '2 rader, 1 301,00 kg netto'],
  ['nn', /^1 skjult kolonne er ikkje lesen\./, '2 rader, 1 301,00 kg netto'],
  ['en', /^1 hidden column has not been read\./, '2 rows, 1,301.00 kg net'],
])('[WIZ-23] reads no column that the spreadsheet hides, and says so in %s', async (locale, notice, sum) => {
  localStorage.setItem('eksport.locale', locale)
  const rows = [names, ...lines].map((row, at) => [at === 0 ? 'Nettovekt' : 99, null, ...row])
  const { grid } = await openWorkbook([{ ...list, rows, columns: [{ hidden: true }, { hidden: true }] }])
  expect(screen.getByText(notice)).toBeTruthy()
  expect(screen.getByText(sum)).toBeTruthy()
  expect(within(grid).queryByText(/^99/)).toBeNull()
  expect(screen.queryByRole('combobox', { name: /^(Kolonne|Column) \d/ })).toBeNull()
})

it('[WIZ-23] opens a workbook with a number that is no day in a column of days, and says which row it is', async () => {
  const huge = ['Laks', 1e12, 'L-3', 75]
  const columns = [{}, { numFmt: 'dd.mm.yyyy' }]
  const { grid } = await openWorkbook([{ ...list, columns, rows: [names, ...lines, huge] }])
  expect(within(grid).getByText('18.11.2026')).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Rad 4, .*fra/ })).toBeTruthy()
  expect(screen.getByText(/«########» er en feil i regnearket/, { selector: 'li *' })).toBeTruthy()
})

it('[WIZ-23] asks about a lot number that a spreadsheet has shortened until a person writes it, whatever it looks like', async () => {
  const shortened = ['Laks', new Date(Date.UTC(2026, 10, 20)), '1,23457E+15', 75]
  const { user, grid } = await openWorkbook([{ ...list, rows: [names, ...lines, shortened] }])
  await user.click(screen.getByRole('button', { name: /^Rad 4, Partinummer/ }))
  await user.keyboard('12E-4{Enter}')
  expect(await within(grid).findByText('12E-4')).toBeTruthy()
  expect(screen.queryByText(/er regnearkets form/)).toBeNull()
})

it.each([
  ['a day', new Date(Date.UTC(2026, 10, 17)), '17.11.2026'],
  ['a short form', '12E-4', '12E-4'],
])('[WIZ-23] asks about a lot number that is %s, and takes it as it is shown when told so', async (_, lot, shown) => {
  const { user, grid } = await openWorkbook([{ ...list, rows: [names, ...lines, ['Laks', null, lot, 75]] }])
  const question = () => screen.queryByText(/er regnearkets form/, { selector: 'li *' })
  expect(question()?.textContent).toContain(`«${shown}»`)
  await user.click(screen.getByRole('button', { name: /^Rad 4, Partinummer/ }))
  await user.keyboard('{Enter}{Escape}')
  expect(question()).toBeTruthy()
  await user.keyboard('{Enter}{Enter}')
  expect(question()).toBeNull()
  expect(within(grid).getByText(shown)).toBeTruthy()
})

it.each([
  ['nb', 'SANN', /«SANN» er det regnearket har gjort av teksten/],
  ['en', 'TRUE', /"TRUE" is what the spreadsheet made of it/],
])('[WIZ-23] shows a truth as a spreadsheet in %s does, and asks about it', async (locale, truth, question) => {
  localStorage.setItem('eksport.locale', locale)
  const { grid } = await openWorkbook([
    { ...list, rows: [names, ['Laks', new Date(Date.UTC(2026, 10, 18)), true, 75]] },
  ])
  expect(within(grid).getByText(truth)).toBeTruthy()
  expect(screen.getByText(question, { selector: 'li *' })).toBeTruthy()
})

it('[WIZ-23] asks once of a column of days that have lost their format, and reads all of it as it is told', async () => {
  const rows = [46_344, 46_345, 46_346].map((serial, at) => ['Laks', serial, `L-${at}`, 75])
  const { user, grid } = await openWorkbook([{ ...list, rows: [names, ...rows] }])
  expect(screen.getAllByText(/er regnearkets nummer på en dag/, { selector: 'li *' })).toHaveLength(1)
  expect(screen.getByRole('button', { name: /^Rad 2 og 2 til, .*fra\b/ })).toBeTruthy()
  const question = screen.getByRole('combobox', { name: 'Dagnumre i Produksjonsperiode fra' })
  await user.selectOptions(question, 'Teller fra 1900: 46344 er 18.11.2026')
  expect(within(grid).getByText('20.11.2026')).toBeTruthy()
  await user.selectOptions(question, 'Teller fra 1904: 46344 er 19.11.2030')
  expect(within(grid).getByText('21.11.2030')).toBeTruthy()
})
