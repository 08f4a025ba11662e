import { fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { hear } from '../../contract/hear.js'
import { EksportProvider } from '../../foundation/text/eksport-provider.js'
import { FilterChips } from './filter-chips.js'
import { FilterPanel, type FilterPanelProps } from './filter-panel.js'
import type { FilterValues } from './filter-schema.js'
import { FilterSheet } from './filter-sheet.js'
import { licenceFilters, licenceNouns } from './licences.fixture.js'

type Licences = FilterValues<typeof licenceFilters>
const now = () => Date.parse('2026-11-20T12:00:00+01:00')

function show(props: Partial<FilterPanelProps<Licences>> = {}, locale: 'nb' | 'en' = 'nb') {
  const onValueChange = vi.fn()
  const { container } = render(
    <EksportProvider now={now} locale={locale}>
      <FilterPanel schema={licenceFilters} onValueChange={onValueChange} {...props} />
    </EksportProvider>,
  )
  return { onValueChange, container }
}
const group = (name: string) => within(screen.getByRole('group', { name: new RegExp(`^${name}`) }))
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const chips = () =>
  within(screen.getByRole('region', { name: 'Aktive filtre' }))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'))
    .filter(Boolean)

describe('nouns', () => {
  it('are those of the schema, in the landmark and on the button', () => {
    const { container } = show({ applyMode: 'button', resultCount: 1 })
    // The test library knows no role of this element, so another one must not replace it.
    expect(container.querySelector('search:not([role])')?.getAttribute('aria-label')).toBe('Filtrer fiskekort')
    expect(screen.getByRole('button', { name: 'Vis 1 fiskekort' })).toBeTruthy()
  })

  it('are those of the panel where it says others, and of the language', () => {
    const nouns = { ...licenceNouns, one: { ...licenceNouns.one, en: 'permit' } }
    show({ applyMode: 'button', resultCount: 1, nouns }, 'en')
    expect(screen.getByRole('button', { name: 'Show 1 permit' })).toBeTruthy()
  })

  it('name nothing of any trade when nobody gives them', () => {
    const { container } = render(
      <FilterPanel schema={{ fields: licenceFilters.fields }} applyMode="button" resultCount={7} />,
    )
    expect(container.querySelector('search')?.getAttribute('aria-label')).toBe('Filtrer treff')
    expect(screen.getByRole('button', { name: 'Vis 7 treff' })).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/søknad/i)
  })

  it('stand on the sheet too', () => {
    render(<FilterSheet open onOpenChange={() => undefined} schema={licenceFilters} resultCount={37} />)
    expect(screen.getByRole('button', { name: 'Vis 37 fiskekort' })).toBeTruthy()
  })
})

describe('headings', () => {
  it('begin at the level that the page asks for', () => {
    show({ headingLevel: 3, defaultValue: { paid: true } })
    expect(screen.getByRole('heading', { level: 3, name: 'Filter' })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 4, name: 'Aktive filtre' })).toBeTruthy()
  })

  it('of chips alone too', () => {
    render(<FilterChips schema={licenceFilters} defaultValue={{ paid: true }} headingLevel={4} />)
    expect(screen.getByRole('heading', { level: 4 })).toBeTruthy()
  })
})

describe('one of a few', () => {
  it('is chosen as a radio, and let go by the one that stands first', async () => {
    const { onValueChange } = show()
    const type = group('Korttype')
    expect(type.getByRole('radio', { name: 'Alle' })).toHaveProperty('checked', true)
    await userEvent.click(type.getByRole('radio', { name: 'Ukekort' }))
    expect(onValueChange.mock.lastCall).toEqual([
      { type: 'WEEK' },
      expect.objectContaining({ reason: 'select', field: 'type' }),
    ])
    expect(chips()).toEqual(['Fjern filter Korttype: Ukekort'])
    await userEvent.click(type.getByRole('radio', { name: 'Alle' }))
    expect(onValueChange.mock.lastCall?.[0]).toEqual({})
  })

  it('shows one that has left its list by its code', () => {
    // A bookmark may hold what no type allows.
    const gone = { type: 'LIFE' } as unknown as Licences
    show({ defaultValue: gone })
    expect(group('Korttype').getByRole('radio', { name: 'LIFE' })).toHaveProperty('checked', true)
    expect(chips()).toEqual(['Fjern filter Korttype: LIFE'])
  })
})

describe('yes or no', () => {
  it('filters by no as well as by yes', async () => {
    const { onValueChange } = show()
    const paid = group('Avgiften er betalt')
    await userEvent.click(paid.getByRole('radio', { name: 'Nei' }))
    expect(onValueChange.mock.lastCall?.[0]).toEqual({ paid: false })
    expect(chips()).toEqual(['Fjern filter Avgiften er betalt: Nei'])
    await userEvent.click(screen.getByRole('button', { name: 'Nullstill filter' }))
    expect(onValueChange.mock.lastCall?.[0]).toEqual({})
    expect(paid.getByRole('radio', { name: 'Alle' })).toHaveProperty('checked', true)
  })
})

describe('from one number to another', () => {
  it('is read as people write it when the field is left, and shown in the chip with its unit', async () => {
    const { onValueChange } = show()
    await userEvent.type(field('Pris fra'), '1 250,505')
    expect(onValueChange).not.toHaveBeenCalled()
    await userEvent.tab()
    expect(onValueChange.mock.lastCall?.[0]).toEqual({ priceFrom: 1250.51 })
    expect(field('Pris fra').value).toBe('1\u00a0250,51')
    expect(chips()).toEqual(['Fjern filter Pris fra: 1\u00a0250,51\u00a0kr'])
  })

  it('takes the other end along when one passes it, and says so', async () => {
    const heard = hear()
    const { onValueChange } = show({ defaultValue: { priceTo: 300 } })
    await userEvent.type(field('Pris fra'), '400{Enter}')
    expect(onValueChange.mock.lastCall).toEqual([
      { priceFrom: 400, priceTo: 400 },
      expect.objectContaining({ reason: 'number-clamp' }),
    ])
    await vi.waitFor(() => expect(heard()).toContain('Pris til ble også satt til 400 kr.'))
  })

  it.each([
    ['-5', 0, 'Pris fra ble satt til 0 kr, som er det laveste.'],
    ['20000', 10_000, 'Pris fra ble satt til 10 000 kr, som er det høyeste.'],
  ])('moves %s into its limits', async (typed, moved, note) => {
    const { onValueChange } = show()
    await userEvent.type(field('Pris fra'), `${typed}{Enter}`)
    expect(onValueChange.mock.lastCall?.[0]).toEqual({ priceFrom: moved })
    expect(screen.getByText(note)).toBeTruthy()
  })

  it('keeps what is no number and says so, without filtering by it', async () => {
    const { onValueChange } = show({ defaultValue: { priceFrom: 100 } })
    await userEvent.clear(field('Pris fra'))
    await userEvent.type(field('Pris fra'), 'mye{Enter}')
    expect(field('Pris fra').value).toBe('mye')
    expect(screen.getByText('Skriv et tall.')).toBeTruthy()
    expect(onValueChange.mock.lastCall?.[0]).toEqual({})
  })

  it('filters by zero', async () => {
    const { onValueChange } = show()
    await userEvent.type(field('Pris til'), '0{Enter}')
    expect(onValueChange.mock.lastCall?.[0]).toEqual({ priceTo: 0 })
  })
})

describe('what is typed and filters nothing', () => {
  const wrong = async () => {
    await userEvent.type(field('Gyldig fra'), 'tull{Enter}')
    await userEvent.type(field('Pris til'), 'abc{Enter}')
  }
  const typed = () => [
    field('Gyldig fra').value,
    field('Pris til').value,
    document.querySelectorAll('.eks-field-error').length,
  ]

  it('goes with the filters when they are reset', async () => {
    show({ defaultValue: { type: 'WEEK' } })
    await wrong()
    expect(typed()).toEqual(['tull', 'abc', 2])
    await userEvent.click(screen.getByRole('button', { name: 'Nullstill filter' }))
    expect(typed()).toEqual(['', '', 0])
  })

  it('goes too when they are reset by the chips over the list', async () => {
    const panel = (value: Licences) => (
      <EksportProvider now={now}>
        <FilterPanel schema={licenceFilters} value={value} chips={false} />
      </EksportProvider>
    )
    const { rerender } = render(panel({ type: 'WEEK' }))
    await wrong()
    rerender(panel({}))
    expect(typed()).toEqual(['', '', 0])
  })

  it('stays when the last other filter is taken away by itself', async () => {
    show({ defaultValue: { type: 'WEEK' } })
    await wrong()
    await userEvent.click(group('Korttype').getByRole('radio', { name: 'Alle' }))
    expect(typed()).toEqual(['tull', 'abc', 2])
  })
})

describe('days to come', () => {
  it('may be asked for where the period has no end, and not before its first day', async () => {
    const { onValueChange } = show()
    await userEvent.type(field('Gyldig til'), '24.12.2027{Enter}')
    expect(onValueChange.mock.lastCall?.[0]).toEqual({ validTo: '2027-12-24' })
    expect(screen.getByText('Ikke tidligere enn 01.01.2026.')).toBeTruthy()
    await userEvent.type(field('Gyldig fra'), '01.06.2025{Enter}')
    expect(onValueChange.mock.lastCall?.[0]).toEqual({ validFrom: '2026-01-01', validTo: '2027-12-24' })
    expect(screen.getByText('Gyldig fra ble satt til 01.01.2026, som er første dag.')).toBeTruthy()
  })

  it('[LIB-06] are chosen by one press of a ready period, counted from today, and let go by another', () => {
    const { onValueChange } = show()
    const week = screen.getByRole('button', { name: 'Neste 7 dager' })
    fireEvent.click(week)
    expect(onValueChange.mock.lastCall?.[0]).toEqual({ validFrom: '2026-11-20', validTo: '2026-11-26' })
    expect(week.getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByRole('button', { name: 'I dag' }).getAttribute('aria-pressed')).toBe('false')
    fireEvent.click(week)
    expect(onValueChange.mock.lastCall?.[0]).toEqual({})
  })
})

describe('what is told of the panel and its chips', () => {
  it('a folded group tells whether it is open', async () => {
    const [choices] = licenceFilters.fields.filter(({ name }) => name === 'type')
    render(<FilterPanel schema={{ fields: [{ ...choices, folded: true }] as typeof licenceFilters.fields }} />)
    const fold = screen.getByRole('button', { name: /^Korttype/ })
    expect(fold.getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(fold)
    expect(fold.getAttribute('aria-expanded')).toBe('true')
  })

  it('each option of a long list has its place among all', async () => {
    show()
    await userEvent.type(group('Elv').getByRole('searchbox'), 'a')
    const places = group('Elv')
      .getAllByRole('listitem')
      .map((item) => item.getAttribute('aria-posinset'))
    expect(places.slice(0, 3)).toEqual(['1', '2', '3'])
  })
})
