import { fireEvent, screen } from '@testing-library/react'
import type { SpokenRow } from '../../contract/spoken-row.js'
import { CommandPalette, type CommandPaletteProps } from './command-palette.js'

const component = 'CommandPalette'
const nothing = () => undefined
const palette = (search?: CommandPaletteProps['search']) => (
  <CommandPalette
    open
    onOpenChange={nothing}
    commands={[
      { id: 'new', label: 'Ny lisens', run: nothing },
      { id: 'all', label: 'Alle lisenser', run: nothing },
    ]}
    {...(search && { search })}
  />
)
const write = (value: string) => () => {
  fireEvent.change(screen.getByRole('combobox'), { target: { value } })
}

export const spoken: readonly SpokenRow[] = [
  { component, action: 'a text has hits', element: palette(), act: write('li'), says: '2 treff' },
  { component, action: 'a text has no hits', element: palette(), act: write('qqq'), says: 'Ingen resultater' },
  {
    component,
    action: 'the search of the app answers',
    element: palette(async () => [{ id: '4012', label: 'Lisens 4012', run: nothing }]),
    act: async ({ wait }) => {
      write('lis')()
      await wait(1000)
    },
    says: ['Søker …', '3 treff'],
  },
  {
    component,
    action: 'the search of the app does not answer',
    element: palette(() => Promise.reject(new Error('503'))),
    act: async ({ wait }) => {
      write('lis')()
      await wait(1000)
    },
    says: ['Søker …', 'Søket svarte ikke. Skriv på nytt for å prøve igjen.'],
  },
  {
    component,
    action: 'the text is deleted: all commands are back, and none was searched for',
    element: palette(),
    act: async ({ wait }) => {
      write('li')()
      await wait(1000)
      write('')()
    },
    says: '2 treff',
  },
]
