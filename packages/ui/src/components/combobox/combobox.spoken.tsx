import { fireEvent, screen } from '@testing-library/react'
import type { SpokenRow } from '../../contract/spoken-row.js'
import { Combobox } from './combobox.js'

const component = 'Combobox'
const options = [
  { value: 'BR', label: 'Brasil' },
  { value: 'GI', label: 'Gibraltar' },
]
const field = <Combobox aria-label="Land" options={options} />
const write = (value: string) => () => {
  fireEvent.change(screen.getByRole('combobox'), { target: { value } })
}

export const spoken: readonly SpokenRow[] = [
  { component, action: 'a search has hits', element: field, act: write('bra'), says: '2 treff' },
  { component, action: 'a search has one hit', element: field, act: write('gib'), says: '1 treff' },
  { component, action: 'a search has no hits', element: field, act: write('qqq'), says: 'Ingen resultater' },
  {
    component,
    action: 'the field is left with a text that is not in the list',
    element: field,
    act: async ({ wait }) => {
      write('qqq')()
      await wait(1000)
      fireEvent.blur(screen.getByRole('combobox'))
    },
    says: ['Ingen resultater', '«qqq» finnes ikke i listen. Velg et av forslagene.'],
  },
  {
    component,
    action: 'a row is chosen, which the field itself says',
    element: field,
    act: ({ user }) => user.type(screen.getByRole('combobox'), '{ArrowDown}{Enter}'),
    says: [],
  },
]
