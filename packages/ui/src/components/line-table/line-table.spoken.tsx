import { screen } from '@testing-library/react'
import type { SpokenRow } from '../../contract/spoken-row.js'
import { GearTable } from './gear.fixture.js'

const component = 'LineTable'
const row = (n: number) => screen.getByRole('row', { name: new RegExp(`^(Velg linje|Vel linje|Choose line) ${n},`) })

export const spoken: readonly SpokenRow[] = [
  {
    component,
    action: 'the keyboard goes to the same field of the next line',
    element: <GearTable />,
    act: async ({ user }) => {
      await user.click(screen.getByLabelText('Krok'))
      await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    },
    says: 'Redskap 2, Sluk',
  },
  {
    component,
    action: 'the keyboard goes to the next line, which is read as it gets focus',
    element: <GearTable />,
    act: async ({ user }) => {
      row(1).focus()
      await user.keyboard('{ArrowDown}')
    },
    says: [],
  },
  {
    component,
    action: 'a line is copied',
    element: <GearTable />,
    act: async ({ user }) => {
      row(1).focus()
      await user.keyboard('{Control>}d{/Control}')
    },
    says: 'Redskap 1 er kopiert',
  },
  {
    component,
    action: 'a line that was deleted is taken back',
    element: <GearTable />,
    act: async ({ user, wait }) => {
      row(2).focus()
      await user.click(row(2))
      await user.keyboard('{Delete}')
      await wait(1000)
      await user.keyboard('{Control>}z{/Control}')
    },
    says: 'Redskap 2 er tilbake',
  },
  {
    component,
    action: 'only lines with something to correct are shown',
    element: <GearTable />,
    act: ({ user }) => user.click(screen.getByRole('button', { name: /^(Varsler|Varsel|Warnings) 1$/ })),
    says: 'Linjer som vises: 1',
  },
]
