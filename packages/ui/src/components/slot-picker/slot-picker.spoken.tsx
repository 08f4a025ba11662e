import { screen } from '@testing-library/react'
import type { SpokenRow } from '../../contract/spoken-row.js'
import { guideDays } from './guide.fixture.js'
import { SlotPicker, type SlotPickerProps } from './slot-picker.js'

const component = 'SlotPicker'
const picker = (props: Partial<SlotPickerProps> = {}) => (
  <SlotPicker days={guideDays} now="2027-05-11T06:00:00Z" {...props} />
)

export const spoken: readonly SpokenRow[] = [
  {
    component,
    action: 'a day is chosen',
    element: picker(),
    act: ({ user }) => user.click(screen.getByRole('button', { name: /^13\.? (mai|May) 2027/ })),
    says: '4 ledige tider torsdag 13. mai',
  },
  {
    component,
    action: 'a day that is other than usual is chosen',
    element: picker(),
    act: ({ user }) => user.click(screen.getByRole('button', { name: /^20\.? (mai|May) 2027/ })),
    says: '1 ledig tid torsdag 20. mai. Høy vannføring: bare kl. 08:00.',
  },
  {
    component,
    action: 'a closed day is pressed',
    element: picker(),
    act: ({ user }) => user.click(screen.getByRole('button', { name: /^17\.? (mai|May) 2027/ })),
    says: 'Fritt fiske på nasjonaldagen',
  },
  {
    component,
    action: 'the next free time is taken',
    element: picker(),
    act: ({ user }) => user.click(screen.getByRole('button', { name: /^Ne(ste|xt) (ledige|available)/ })),
    says: 'Valgt: i dag kl. 08:00',
  },
  {
    component,
    action: 'somebody else takes the chosen time',
    element: picker({ value: { date: '2027-05-12', time: '08:00' } }),
    act: ({ rerender }) => rerender(picker({ value: { date: '2027-05-12', time: '09:30' } })),
    says: 'Tiden du valgte, kl. 09:30, kan ikke lenger velges. Velg en ny tid.',
    politeness: 'assertive',
  },
  {
    component,
    action: 'another source does not offer the chosen time',
    element: picker({ source: 'anne', defaultValue: { date: '2027-05-12', time: '18:30' } }),
    act: ({ rerender }) => rerender(picker({ source: 'bjarne', days: {} })),
    says: 'Tiden du valgte, kl. 18:30, kan ikke velges her. Velg en ny tid.',
    politeness: 'assertive',
  },
]
