import { fireEvent, screen } from '@testing-library/react'
import type { SpokenRow } from '../../contract/spoken-row.js'
import { MultiCombobox, type MultiComboboxProps } from './multi-combobox.js'

const component = 'MultiCombobox'
const options = [
  { value: 'BR', label: 'Brasil' },
  { value: 'GI', label: 'Gibraltar' },
  { value: 'JP', label: 'Japan' },
]
const field = (props: Partial<MultiComboboxProps> = {}) => (
  <MultiCombobox aria-label="Land" options={options} defaultValue={['BR']} {...props} />
)

export const spoken: readonly SpokenRow[] = [
  {
    component,
    action: 'a search has hits',
    element: field(),
    act: () => {
      fireEvent.change(screen.getByRole('combobox'), { target: { value: 'bra' } })
    },
    says: '2 treff',
  },
  {
    component,
    action: 'a row is chosen',
    element: field(),
    act: ({ user }) => user.type(screen.getByRole('combobox'), '{ArrowDown}{ArrowDown}{Enter}'),
    says: 'Gibraltar lagt til. 2 valgt.',
  },
  {
    component,
    action: 'a chosen row is taken away',
    element: field(),
    act: ({ user }) => user.type(screen.getByRole('combobox'), '{ArrowDown}{Enter}'),
    says: 'Brasil fjernet. 0 valgt.',
  },
  {
    component,
    action: 'a chip is taken away',
    element: field({ defaultValue: ['BR', 'JP'] }),
    act: ({ user }) => user.click(screen.getByRole('button', { name: /^(Fjern|Remove) Brasil$/ })),
    says: 'Brasil fjernet. 1 valgt.',
  },
  {
    component,
    action: 'the field is left with a text that is not in the list',
    element: field(),
    act: async ({ user, wait }) => {
      await user.type(screen.getByRole('combobox'), 'qqq')
      await wait(1000)
      fireEvent.blur(screen.getByRole('combobox'))
    },
    says: ['Ingen resultater', '«qqq» finnes ikke i listen. Velg et av forslagene.'],
  },
  {
    component,
    action: 'as many are chosen as may be',
    element: field({ max: 1 }),
    act: ({ user }) => user.type(screen.getByRole('combobox'), '{ArrowDown}{ArrowDown}{Enter}'),
    says: 'Du kan velge høyst 1',
  },
]
