import type { ApplicationFilters } from '@eksport/domain'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FilterPanel, type FilterPanelProps } from '../../components/filter-panel/filter-panel.js'
import { defineFilters } from '../../components/filter-panel/filter-schema.js'
import { FilterSheet } from '../../components/filter-panel/filter-sheet.js'
import { FilterText } from '../../components/filter-panel/filter-text.js'
import { hear } from '../../contract/hear.js'
import { EksportProvider } from '../../foundation/text/eksport-provider.js'
import { filterOptions } from './application-filters.fixture.js'
import { applicationFilterSchema } from './application-filters.js'

const schema = applicationFilterSchema(filterOptions)
const now = () => Date.parse('2026-11-20T12:00:00+01:00')

function show(props: Partial<FilterPanelProps<ApplicationFilters>> = {}) {
  const onValueChange = vi.fn()
  render(
    <EksportProvider now={now}>
      <FilterPanel schema={schema} onValueChange={onValueChange} {...props} />
    </EksportProvider>,
  )
  return onValueChange
}
const button = (name: string) => screen.getByRole('button', { name, hidden: false })
const group = (name: RegExp) => screen.getByRole('group', { name })
const boxNames = (scope: HTMLElement) =>
  within(scope)
    .queryAllByRole('checkbox')
    .map((box) => box.getAttribute('value'))

afterEach(() => vi.useRealTimers())

function Counted() {
  const [count, setCount] = useState(41)
  return (
    <>
      <FilterPanel schema={schema} resultCount={count} />
      <button type="button" onClick={() => setCount((old) => old - 4)}>
        fewer
      </button>
    </>
  )
}

describe('FilterPanel', () => {
  it("[FLT-01] shows 'Nullstill filter' while any filter is active, and 'Angre' after it", async () => {
    show({ defaultValue: { consigneeName: 'Test', referenceNumber: '4' } })
    await userEvent.click(button('Nullstill filter'))
    expect(screen.queryByRole('button', { name: 'Nullstill filter' })).toBeNull()
    expect(document.activeElement?.textContent).toBe('Aktive filtre')
    await userEvent.click(button('Angre'))
    expect(button('Fjern filter Importør: Test')).toBeTruthy()
    expect(document.activeElement).not.toBe(document.body)
  })

  it('[LST-07] calls the filters what the specification calls them', () => {
    show({ defaultValue: { typeSoeknad: ['ERSTATNINGSSERTIFIKAT'], internalReference: 'F-1' } })
    expect(button('Fjern filter Sertifikattyper: Erstatningssertifikat')).toBeTruthy()
    expect(button('Fjern filter Fakturareferanse: F-1')).toBeTruthy()
  })

  it('[FLT-02] offers no two species that read the same', () => {
    const name = { nn: 'Laks', en: 'Atlantic salmon' }
    const species = [
      { code: '711', names: { ...name, nb: 'Laks' }, active: true },
      { code: '71101', names: { ...name, nb: 'Laks (oppdrett)' }, variant: 'farmed', active: true },
    ]
    const read = (locale: 'nn' | 'en') => {
      const codeLists = { ...filterOptions.codeLists, species }
      const { fields } = applicationFilterSchema({ ...filterOptions, locale, codeLists })
      const field = fields.find((one) => one.kind === 'multi-select' && one.name === 'species')
      return field && 'options' in field ? field.options.map(({ label }) => label) : undefined
    }
    expect(read('en')).toEqual(['Atlantic salmon', 'Atlantic salmon (farmed)'])
    expect(read('nn')).toEqual(['Laks (711)', 'Laks (71101)'])
  })

  it('[FLT-02] finds countries by typing without the Norwegian letters, by code and in English', () => {
    show()
    const search = screen.getByRole('searchbox', { name: 'Søk i Mottakerland' })
    for (const [typed, code] of [
      ['aaland', 'AX'],
      ['faroy', 'FO'],
      ['JP', 'JP'],
      ['brazil', 'BR'],
    ] as const) {
      fireEvent.change(search, { target: { value: typed } })
      expect(boxNames(group(/Mottakerland/))[0]).toBe(code)
    }
  })

  it('[FLT-02] puts the chosen first, draws a part of 250, and walks them by arrows from one tab stop', async () => {
    const onValueChange = show({ defaultValue: { destinationCountries: ['UA'] } })
    const search = screen.getByRole('searchbox', { name: 'Søk i Mottakerland' })
    expect(boxNames(group(/Mottakerland/))).toEqual(['UA'])
    search.focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement?.getAttribute('value')).toBe('UA')
    const boxes = within(group(/Mottakerland/)).getAllByRole('checkbox')
    expect(boxes.length).toBeLessThan(100)
    expect(boxes.filter((box) => box.tabIndex === 0)).toHaveLength(1)
    await userEvent.keyboard('{ArrowDown} ')
    expect(onValueChange.mock.lastCall?.[0]).toEqual({ destinationCountries: ['UA', 'AF'] })
    expect(onValueChange.mock.lastCall?.[1]).toMatchObject({ reason: 'select', field: 'destinationCountries' })
    expect(boxNames(group(/Mottakerland/))[0]).toBe('UA')
  })

  it('[FLT-03] moves the other end with the one that passes it, and says so', async () => {
    const heard = hear()
    const onValueChange = show({ defaultValue: { toDateTime: '2026-03-01' } })
    const from = screen.getByRole('textbox', { name: 'Fra dato' })
    await userEvent.type(from, '03.03.2026{Enter}')
    expect(onValueChange.mock.lastCall?.[0]).toEqual({ fromDateTime: '2026-03-03', toDateTime: '2026-03-03' })
    expect(onValueChange.mock.lastCall?.[1]).toMatchObject({ reason: 'date-clamp' })
    await vi.waitFor(() => expect(heard()).toContain('Til dato ble også satt til 03.03.2026.'))
  })

  it('[LIB-06] [FLT-03] keeps a chosen period as one that goes on with the days, until one of its days is changed', async () => {
    const onValueChange = show()
    const week = screen.getByRole('button', { name: 'Siste 7 dager' })
    await userEvent.click(week)
    expect(onValueChange.mock.lastCall?.[0]).toEqual({ fromDateTime: 'today-6', toDateTime: 'today' })
    expect(week.getAttribute('aria-pressed')).toBe('true')
    const from = screen.getByRole<HTMLInputElement>('textbox', { name: 'Fra dato' })
    expect(from.value).toBe('14.11.2026')
    expect(screen.getByRole('button', { name: 'Fjern filter Periode: Siste 7 dager' })).toBeTruthy()
    await userEvent.clear(from)
    await userEvent.type(from, '01.11.2026{Enter}')
    expect(onValueChange.mock.lastCall?.[0]).toEqual({ fromDateTime: '2026-11-01', toDateTime: '2026-11-20' })
    expect(week.getAttribute('aria-pressed')).toBe('false')
  })

  it('[FLT-03] moves a date that lies ahead to today, and keeps what is no date', async () => {
    const onValueChange = show()
    const to = screen.getByRole<HTMLInputElement>('textbox', { name: 'Til dato' })
    await userEvent.type(to, '24.12.2026{Enter}')
    expect(onValueChange.mock.lastCall?.[0]).toEqual({ toDateTime: '2026-11-20' })
    await userEvent.clear(to)
    await userEvent.type(to, 'i går kanskje{Enter}')
    expect(screen.getByText('Skriv datoen som dd.mm.åååå.')).toBeTruthy()
    expect(to.value).toBe('i går kanskje')
  })

  it('[FLT-03] shows the date that filters when it comes from elsewhere, and no old words about another one', async () => {
    const panel = (value: ApplicationFilters) => (
      <EksportProvider now={now}>
        <FilterPanel schema={schema} value={value} chips={false} />
      </EksportProvider>
    )
    const { rerender } = render(panel({ toDateTime: '2026-03-01' }))
    const from = screen.getByRole<HTMLInputElement>('textbox', { name: 'Fra dato' })
    await userEvent.type(from, '03.03.2026{Enter}')
    rerender(panel({ fromDateTime: '2026-03-03', toDateTime: '2026-03-03' }))
    expect(screen.getByText('Til dato ble også satt til 03.03.2026.')).toBeTruthy()
    await userEvent.clear(from)
    await userEvent.type(from, 'i vår{Enter}')
    rerender(panel({ toDateTime: '2026-03-03' }))
    expect(from.value).toBe('i vår')
    rerender(panel({ fromDateTime: '2026-01-02', toDateTime: '2026-03-03' }))
    expect(from.value).toBe('02.01.2026')
    expect(screen.queryByText('Skriv datoen som dd.mm.åååå.')).toBeNull()
    rerender(panel({}))
    expect(from.value).toBe('')
    expect(screen.getByText('Ikke senere enn i dag, 20.11.2026.')).toBeTruthy()
  })

  it('[FLT-04] takes a whole category by its box, which shows some, all or none', async () => {
    const onValueChange = show({ defaultValue: { certificateTemplate: ['1.1.7'] } })
    const box = within(group(/Sertifikatmal/)).getByRole<HTMLInputElement>('checkbox', { name: /^Sjømat/ })
    expect(box.indeterminate).toBe(true)
    await userEvent.click(box)
    expect(onValueChange.mock.lastCall?.[0].certificateTemplate).toHaveLength(10)
    expect(box.indeterminate).toBe(false)
    expect(box.checked).toBe(true)
    await userEvent.click(box)
    expect(onValueChange.mock.lastCall?.[0]).toEqual({})
  })

  it("[FLT-05] shows the priority office and, by 'Se flere alternativer', the rest; a chosen one always", async () => {
    show({ defaultValue: { certificateRetrievalOffice: ['ÅLESUND'] } })
    const office = group(/Kontor/)
    expect(boxNames(office)).toEqual(['KLOEFTA', 'BERGEN', 'SVOLVÆR', 'ÅLESUND'])
    await userEvent.click(within(office).getByRole('button', { name: 'Se flere alternativer' }))
    expect(boxNames(office)).toEqual(['KLOEFTA', 'BERGEN', 'SVOLVÆR', 'TROMSØ', 'ÅLESUND'])
    expect(document.activeElement?.getAttribute('value')).toBe('TROMSØ')
  })

  it('[FLT-06] asks when typing has rested for 100 ms, and not while a word is composed', () => {
    vi.useFakeTimers()
    const onValueChange = show()
    const field = screen.getByRole('textbox', { name: 'Importør' })
    fireEvent.change(field, { target: { value: 'Te' } })
    act(() => vi.advanceTimersByTime(99))
    fireEvent.change(field, { target: { value: 'Test' } })
    act(() => vi.advanceTimersByTime(99))
    expect(onValueChange).not.toHaveBeenCalled()
    act(() => vi.advanceTimersByTime(1))
    expect(onValueChange.mock.calls.map(([value]) => value)).toEqual([{ consigneeName: 'Test' }])
    fireEvent.compositionStart(field)
    fireEvent.change(field, { target: { value: 'Test ん' } })
    act(() => vi.advanceTimersByTime(500))
    expect(onValueChange).toHaveBeenCalledTimes(1)
    fireEvent.compositionEnd(field)
    act(() => vi.advanceTimersByTime(100))
    expect(onValueChange).toHaveBeenCalledTimes(2)
  })

  it('[FLT-08] moves focus from a removed chip to the next, the one before, and the heading', async () => {
    show({ defaultValue: { destinationCountries: ['JP', 'BR', 'CN'] } })
    await userEvent.click(button('Fjern filter Mottakerland: Brasil'))
    expect(document.activeElement).toBe(button('Fjern filter Mottakerland: Kina'))
    await userEvent.keyboard('{Delete}')
    expect(document.activeElement).toBe(button('Fjern filter Mottakerland: Japan'))
    await userEvent.keyboard('{Backspace}')
    expect(document.activeElement?.textContent).toBe('Aktive filtre')
  })

  it('says the number of results once it rests', async () => {
    const heard = hear()
    render(<Counted />)
    fireEvent.click(button('fewer'))
    fireEvent.click(button('fewer'))
    await vi.waitFor(() => expect(heard()).toContain('33 søknader'))
  })

  it('gathers the choices of a sheet until its button is pressed', async () => {
    const onValueChange = vi.fn()
    const onDraftChange = vi.fn()
    const onOpenChange = vi.fn()
    render(
      <FilterSheet
        open
        onOpenChange={onOpenChange}
        schema={schema}
        value={{}}
        onValueChange={onValueChange}
        onDraftChange={onDraftChange}
        resultCount={37}
      />,
    )
    await userEvent.click(screen.getByRole('checkbox', { name: 'Kløfta' }))
    expect(onValueChange).not.toHaveBeenCalled()
    expect(onDraftChange).toHaveBeenLastCalledWith({ certificateRetrievalOffice: ['KLOEFTA'] })
    await userEvent.click(button('Vis 37 søknader'))
    expect(onValueChange.mock.lastCall?.[0]).toEqual({ certificateRetrievalOffice: ['KLOEFTA'] })
    expect(onOpenChange).toHaveBeenCalledWith(false)
  })

  it("[FLT-01] has 'Nullstill filter' in the sheet too only while something is chosen, and 'Angre' after it", async () => {
    const onDraftChange = vi.fn()
    render(<FilterSheet open onOpenChange={() => undefined} schema={schema} value={{}} onDraftChange={onDraftChange} />)
    expect(screen.queryByRole('button', { name: 'Nullstill filter' })).toBeNull()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Kløfta' }))
    await userEvent.click(button('Nullstill filter'))
    expect(onDraftChange).toHaveBeenLastCalledWith({})
    expect(document.activeElement).toBe(button('Angre'))
    await userEvent.click(button('Angre'))
    expect(screen.getByRole('checkbox', { name: 'Kløfta' })).toHaveProperty('checked', true)
  })

  it('says its own words in all of its parts', async () => {
    const messages = { more: 'Flere kontorer', search: 'Finn {label}', showMany: '{count} å se', latest: 'Til {date}' }
    const { unmount } = render(<FilterPanel {...{ schema, messages, resultCount: 3 }} applyMode="button" />)
    expect(button('Flere kontorer')).toBeTruthy()
    expect(screen.getByRole('searchbox', { name: 'Finn Mottakerland' })).toBeTruthy()
    expect(button('3 å se')).toBeTruthy()
    expect(screen.getByText(/^Til \d/)).toBeTruthy()
    unmount()
    render(<FilterSheet open onOpenChange={() => undefined} {...{ schema, messages, resultCount: 3 }} />)
    expect(button('3 å se')).toBeTruthy()
  })

  it('closes an open list by Escape before the sheet, with focus back in its field', async () => {
    const onOpenChange = vi.fn()
    render(<FilterSheet open onOpenChange={onOpenChange} schema={schema} value={{}} />)
    const search = screen.getByRole('searchbox', { name: 'Søk i Mottakerland' })
    await userEvent.type(search, 'ja{ArrowDown}{Escape}')
    expect(screen.queryByRole('checkbox', { name: 'Japan' })).toBeNull()
    expect(document.activeElement).toBe(search)
    await userEvent.keyboard('{ArrowDown}')
    search.focus()
    await userEvent.keyboard('{Escape}')
    expect(onOpenChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(onOpenChange.mock.lastCall?.[0]).toBe(false)
  })

  it('is put together from its parts, which know the values of the root around them', async () => {
    const onValueChange = vi.fn()
    render(
      <FilterPanel.Root schema={schema} defaultValue={{ consigneeName: 'Test' }} onValueChange={onValueChange}>
        <FilterPanel.Reset />
        <FilterPanel.Fields names={['certificateRetrievalOffice', 'consigneeName']} />
      </FilterPanel.Root>,
    )
    expect(document.querySelector('search')?.getAttribute('aria-label')).toBe('Filtrer søknader')
    expect(screen.queryByRole('group', { name: /Mottakerland/ })).toBeNull()
    const reset = button('Nullstill filter')
    await userEvent.click(reset)
    expect(onValueChange.mock.lastCall?.[0]).toEqual({})
    expect(document.activeElement).toBe(button('Angre'))
    await userEvent.click(button('Angre'))
    expect(onValueChange.mock.lastCall?.[0]).toEqual({ consigneeName: 'Test' })
    expect(document.activeElement).toBe(button('Nullstill filter'))
  })

  it('gathers the choices in the panel too when it has a button', async () => {
    const onDraftChange = vi.fn()
    const onValueChange = show({ applyMode: 'button', onDraftChange, resultCount: 1, views: <p>Mine visninger</p> })
    expect(screen.getByText('Mine visninger')).toBeTruthy()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Kløfta' }))
    expect(onValueChange).not.toHaveBeenCalled()
    expect(onDraftChange).toHaveBeenLastCalledWith({ certificateRetrievalOffice: ['KLOEFTA'] })
    await userEvent.click(button('Vis 1 søknad'))
    expect(onValueChange.mock.lastCall?.[0]).toEqual({ certificateRetrievalOffice: ['KLOEFTA'] })
    expect(onValueChange.mock.lastCall?.[1]).toMatchObject({ reason: 'apply' })
  })

  it('lets the app say no to a change', async () => {
    show({ onValueChange: (_, { reason, cancel }) => reason === 'select' && cancel() })
    await userEvent.click(screen.getByRole('checkbox', { name: 'Kløfta' }))
    expect(screen.getByRole('checkbox', { name: 'Kløfta' })).toHaveProperty('checked', false)
  })

  it('says why a list could not be fetched, and still lets go of what filters by it', async () => {
    const failed = applicationFilterSchema({
      ...filterOptions,
      codeLists: { ...filterOptions.codeLists, countries: { problem: '503' } },
    })
    const onValueChange = show({ schema: failed, defaultValue: { destinationCountries: ['JP'] } })
    expect(screen.getByText('Kunne ikke laste inn land: 503')).toBeTruthy()
    await userEvent.click(screen.getByRole('checkbox', { name: 'JP' }))
    expect(onValueChange.mock.lastCall?.[0]).toEqual({})
  })

  it('[FLT-02] Enter takes in a box, and from the search field the only country that is found', async () => {
    const onValueChange = show()
    const search = screen.getByRole('searchbox', { name: 'Søk i Mottakerland' })
    await userEvent.type(search, 'a{Enter}')
    const [first] = boxNames(group(/Mottakerland/))
    expect(onValueChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(onValueChange.mock.lastCall?.[0]).toEqual({ destinationCountries: [first] })
    await userEvent.clear(search)
    await userEvent.type(search, 'kina{Enter}')
    expect(onValueChange.mock.lastCall?.[0]).toEqual({ destinationCountries: [first, 'CN'] })
    await userEvent.type(search, '{Enter}')
    expect(onValueChange).toHaveBeenCalledTimes(2)
  })

  it('[FLT-02] stands 250 chosen countries, shows them in portions and folds them to one chip', () => {
    const codes = schema.fields.flatMap((field) =>
      field.kind === 'multi-select' && field.name === 'destinationCountries'
        ? field.options.map(({ value }) => value)
        : [],
    )
    expect(codes).toHaveLength(250)
    show({ defaultValue: { destinationCountries: codes } })
    expect(button('Fjern filter Mottakerland: 250 valgt')).toBeTruthy()
    expect(boxNames(group(/Mottakerland/)).length).toBeLessThan(100)
    fireEvent.click(button('Vis alle i Mottakerland'))
    expect(boxNames(group(/Mottakerland/)).length).toBeLessThan(100)
  })

  it('[FLT-02] goes to the very last of 250 by End, though only a part is drawn', async () => {
    show()
    screen.getByRole('searchbox', { name: 'Søk i Mottakerland' }).focus()
    await userEvent.keyboard('{ArrowDown}{End}')
    const boxes = within(group(/Mottakerland/)).getAllByRole('checkbox')
    expect(boxes).toHaveLength(250)
    expect(document.activeElement).toBe(boxes.at(-1))
  })

  it('tells options of the same name apart by their codes', async () => {
    const twice = defineFilters([
      {
        kind: 'choices',
        name: 'office',
        label: 'Kontor',
        options: [
          { value: 'A', label: 'Bergen' },
          { value: 'B', label: 'Bergen' },
        ],
      },
    ])
    const onValueChange = vi.fn()
    render(<FilterPanel schema={twice} onValueChange={onValueChange} />)
    await userEvent.click(screen.getAllByRole('checkbox')[1] as HTMLElement)
    expect(onValueChange.mock.lastCall?.[0]).toEqual({ office: ['B'] })
    expect(screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([false, true])
  })

  it('keeps values and half-written text when the schema changes under it', () => {
    const defaultValue = { destinationCountries: ['JP'], certificateRetrievalOffice: ['KLOEFTA'] }
    const page = (one: typeof schema) => (
      <EksportProvider now={now}>
        <FilterPanel schema={one} defaultValue={defaultValue} />
      </EksportProvider>
    )
    const { rerender } = render(page(schema))
    fireEvent.change(screen.getByRole('textbox', { name: 'Importør' }), { target: { value: 'Te' } })
    const without = { ...filterOptions, codeLists: { ...filterOptions.codeLists, countries: [] } }
    rerender(page(applicationFilterSchema(without)))
    expect(button('Fjern filter Mottakerland: JP')).toBeTruthy()
    expect(screen.getByRole('checkbox', { name: 'Kløfta' })).toHaveProperty('checked', true)
    expect(screen.getByRole('textbox', { name: 'Importør' })).toHaveProperty('value', 'Te')
  })

  it.each([
    ['2026-11-20T22:59:59Z', '2026-11-20'],
    ['2026-11-20T23:00:00Z', '2026-11-21'],
  ])('[FLT-03] ends at today in Oslo, at %s too, wherever the browser is', (at, today) => {
    const zone = process.env.TZ
    try {
      process.env.TZ = 'America/Los_Angeles'
      render(
        <EksportProvider timeZone="Europe/Oslo" now={() => Date.parse(at)}>
          <FilterPanel schema={schema} />
        </EksportProvider>,
      )
      const [year, month, day] = today.split('-')
      expect(screen.getByText(`Ikke senere enn i dag, ${day}.${month}.${year}.`)).toBeTruthy()
    } finally {
      process.env.TZ = zone
    }
  })

  it('takes a chip away for a reader that clicks without keys or pointer', () => {
    show({ defaultValue: { destinationCountries: ['JP', 'CN'] } })
    fireEvent.click(button('Fjern filter Mottakerland: Japan'))
    expect(document.activeElement).toBe(button('Fjern filter Mottakerland: Kina'))
  })

  it('keeps what is written when the answer to an earlier text comes late', () => {
    vi.useFakeTimers()
    const { rerender } = render(<FilterText aria-label="Navn" value="" onValueChange={() => undefined} />)
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Navn' })
    for (const text of ['Te', 'Test']) {
      fireEvent.change(field, { target: { value: text } })
      act(() => vi.advanceTimersByTime(100))
    }
    rerender(<FilterText aria-label="Navn" value="Te" onValueChange={() => undefined} />)
    expect(field.value).toBe('Test')
    rerender(<FilterText aria-label="Navn" value="Test" onValueChange={() => undefined} />)
    rerender(<FilterText aria-label="Navn" value="" onValueChange={() => undefined} />)
    expect(field.value).toBe('')
  })
})
