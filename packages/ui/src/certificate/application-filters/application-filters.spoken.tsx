import type { ApplicationFilters } from '@eksport/domain'
import { fireEvent, screen } from '@testing-library/react'
import { FilterPanel, type FilterPanelProps } from '../../components/filter-panel/filter-panel.js'
import { Pagination } from '../../components/pagination/pagination.js'
import type { SpokenRow } from '../../contract/spoken-row.js'
import { applicationNouns } from '../application-nouns.js'
import { filterOptions } from './application-filters.fixture.js'
import { applicationFilterSchema } from './application-filters.js'

const component = 'FilterPanel'
const schema = applicationFilterSchema(filterOptions)
const panel = (props: Partial<FilterPanelProps<ApplicationFilters>> = {}) => <FilterPanel schema={schema} {...props} />
const press = (name: RegExp) => () => {
  fireEvent.click(screen.getByRole('button', { name }))
}

const list = (count: number) => (
  <>
    {panel({ resultCount: count })}
    <Pagination page={1} pageSize={10} total={count} nouns={applicationNouns} onPageChange={() => undefined} />
  </>
)

export const spoken: readonly SpokenRow[] = [
  {
    component,
    action: 'the number of results rests',
    element: panel({ resultCount: 41 }),
    act: ({ rerender }) => {
      rerender(panel({ resultCount: 39 }))
      rerender(panel({ resultCount: 37 }))
    },
    says: '37 søknader',
  },
  {
    component,
    action: 'the number of results rests beside a list that says it too',
    element: list(41),
    act: ({ rerender }) => rerender(list(37)),
    says: '1-10 av 37 søknader',
  },
  {
    component,
    action: 'the number of results is there from the start',
    element: panel({ resultCount: 41 }),
    says: [],
  },
  {
    component,
    action: 'a chip is removed',
    element: panel({ defaultValue: { destinationCountries: ['JP', 'CN'] } }),
    act: press(/^(Fjern|Remove) filter Mottakerland: Japan$/),
    says: 'Mottakerland: Japan fjernet',
  },
  {
    component,
    action: 'all filters are reset, and brought back',
    element: panel({ defaultValue: { destinationCountries: ['JP'] } }),
    act: async ({ wait }) => {
      press(/^(Nullstill filter|Reset filters)$/)()
      await wait(1000)
      press(/^(Angre|Undo)$/)()
    },
    says: ['Filtrene er nullstilt.', 'Filtrene er tilbake.'],
  },
  {
    component,
    action: 'from passes to',
    element: panel({ defaultValue: { toDateTime: '2026-03-01' } }),
    act: ({ user }) =>
      user.type(screen.getByRole('textbox', { name: /^(Fra dato|Frå dato|From date)$/ }), '03.03.2026{Enter}'),
    says: 'Til dato ble også satt til 03.03.2026.',
  },
  {
    component,
    action: 'a date lies ahead',
    element: panel(),
    act: ({ user }) => user.type(screen.getByRole('textbox', { name: /^(Til dato|To date)$/ }), '24.12.2026{Enter}'),
    says: 'Til dato kan ikke være senere enn i dag, og ble satt til 20.11.2026.',
  },
  {
    component,
    action: 'a search in a list has hits, said once',
    element: panel(),
    act: () => {
      fireEvent.change(screen.getByRole('searchbox', { name: /^(Søk i|Search) Mottakerland$/ }), {
        target: { value: 'japan' },
      })
    },
    says: '1 treff',
  },
  {
    component,
    action: 'a search in a list has no hits',
    element: panel(),
    act: () => {
      fireEvent.change(screen.getByRole('searchbox', { name: /^(Søk i|Search) Mottakerland$/ }), {
        target: { value: 'qqq' },
      })
    },
    says: 'Ingen resultater',
  },
]
