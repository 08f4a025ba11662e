import { fireEvent, screen } from '@testing-library/react'
import type { SpokenRow } from '../../contract/spoken-row.js'
import { FilterPanel } from './filter-panel.js'
import { licenceFilters } from './licences.fixture.js'

const component = 'FilterPanel'
const panel = (count: number) => <FilterPanel schema={licenceFilters} resultCount={count} />
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }))

export const spoken: readonly SpokenRow[] = [
  {
    component,
    action: 'the number of results rests, in the words of its list',
    element: panel(41),
    act: ({ rerender }) => rerender(panel(37)),
    says: '37 fiskekort',
  },
  {
    component,
    action: 'the lower number passes the higher',
    element: <FilterPanel schema={licenceFilters} defaultValue={{ priceTo: 300 }} />,
    act: ({ user }) => user.type(screen.getByRole('textbox', { name: /^(Pris fr|Price from)/ }), '400{Enter}'),
    says: 'Pris til ble også satt til 400 kr.',
  },
  {
    component,
    action: 'a date lies before the first one',
    element: <FilterPanel schema={licenceFilters} />,
    act: ({ user }) => user.type(screen.getByRole('textbox', { name: /^(Gyldig fr|Valid from)/ }), '01.06.2025{Enter}'),
    says: 'Gyldig fra ble satt til 01.01.2026, som er første dag.',
  },
  {
    component,
    action: 'a chip is removed',
    element: <FilterPanel schema={licenceFilters} defaultValue={{ type: 'WEEK' }} />,
    act: () => {
      press(/^(Fjern|Remove) filter Korttype: Ukekort$/)
    },
    says: 'Korttype: Ukekort fjernet',
  },
  {
    component,
    action: 'all filters are reset, and brought back',
    element: <FilterPanel schema={licenceFilters} defaultValue={{ paid: false }} />,
    act: async ({ wait }) => {
      press(/^(Nullstill filter|Reset filters)$/)
      await wait(1000)
      press(/^(Angre|Undo)$/)
    },
    says: ['Filtrene er nullstilt.', 'Filtrene er tilbake.'],
  },
  {
    component,
    action: 'a search in a list has hits',
    element: <FilterPanel schema={licenceFilters} />,
    act: () => {
      fireEvent.change(screen.getByRole('searchbox', { name: /^(Søk i|Search) Elv$/ }), { target: { value: 'gaula' } })
    },
    says: '1 treff',
  },
  {
    component,
    action: 'a search in a list has no hits',
    element: <FilterPanel schema={licenceFilters} />,
    act: () => {
      fireEvent.change(screen.getByRole('searchbox', { name: /^(Søk i|Search) Elv$/ }), { target: { value: 'qqq' } })
    },
    says: 'Ingen resultater',
  },
]
