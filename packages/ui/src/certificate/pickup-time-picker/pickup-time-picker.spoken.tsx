import { officePolicy } from '@eksport/domain/testing'
import { screen } from '@testing-library/react'
import type { SpokenRow } from '../../contract/spoken-row.js'
import { PickupTimePicker, type PickupTimePickerProps } from './pickup-time-picker.js'

const component = 'PickupTimePicker'
const kloefta = officePolicy('KLOEFTA')
const bergen = officePolicy('BERGEN')
const now = '2027-05-11T12:05:00+02:00'
const picker = (props: Partial<PickupTimePickerProps>) => <PickupTimePicker policy={kloefta} now={now} {...props} />

export const spoken: readonly SpokenRow[] = [
  {
    component,
    action: 'a day is chosen',
    element: picker({}),
    act: ({ user }) => user.click(screen.getByRole('button', { name: /^13\.? (mai|May) 2027/ })),
    says: '26 ledige tider torsdag 13. mai',
  },
  {
    component,
    action: 'a day with other hours than usual is chosen',
    element: picker({ policy: bergen, now: '2026-12-21T08:00:00+01:00' }),
    act: ({ user }) => user.click(screen.getByRole('button', { name: /^31\.? (desember|December) 2026/ })),
    says: '5 ledige tider torsdag 31. desember. Nyttårsaften: åpent kl. 10:00–12:00.',
  },
  {
    component,
    action: 'a closed day is pressed',
    element: picker({}),
    act: ({ user }) => user.click(screen.getByRole('button', { name: /^17\.? (mai|May) 2027/ })),
    says: 'Stengt: 17. mai',
  },
  {
    component,
    action: 'the next free time is taken',
    element: picker({}),
    act: ({ user }) => user.click(screen.getByRole('button', { name: /^Ne(ste|xt) (ledige|available)/ })),
    says: 'Valgt: i dag kl. 12:30',
  },
  {
    component,
    action: 'a time is chosen, which the radio itself says',
    element: picker({ defaultValue: { date: '2027-05-12', time: null } }),
    act: ({ user }) => user.click(screen.getByRole('radio', { name: /^12:30/ })),
    says: [],
  },
  {
    component,
    action: 'the clock overtakes the chosen time',
    element: picker({ value: { date: '2027-05-11', time: '12:30' } }),
    act: ({ rerender }) =>
      rerender(picker({ value: { date: '2027-05-11', time: '12:30' }, now: '2027-05-11T12:31:00+02:00' })),
    says: 'Tiden du valgte, kl. 12:30, kan ikke lenger velges. Velg en ny tid.',
    politeness: 'assertive',
  },
  {
    component,
    action: 'another office does not offer the chosen time',
    element: picker({ defaultValue: { date: '2027-05-12', time: '19:00' } }),
    act: ({ rerender }) => rerender(picker({ policy: bergen })),
    says: 'Tiden du valgte, kl. 19:00, kan ikke velges ved dette kontoret. Velg en ny tid.',
    politeness: 'assertive',
  },
]
