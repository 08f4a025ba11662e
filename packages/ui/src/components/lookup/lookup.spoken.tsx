import { fireEvent, screen } from '@testing-library/react'
import type { SpokenRow } from '../../contract/spoken-row.js'
import { Lookup, type LookupProps } from './lookup.js'

const component = 'Lookup'
const field = (search: LookupProps['search']) => <Lookup aria-label="Anlegg" value={null} search={search} />
const write = (value: string) => () => {
  fireEvent.change(screen.getByRole('combobox'), { target: { value } })
}

export const spoken: readonly SpokenRow[] = [
  {
    component,
    action: 'the register answers',
    element: field(async () => [{ value: 'M123', label: 'Testlaks AS' }]),
    act: async ({ wait }) => {
      fireEvent.click(screen.getByRole('combobox'))
      await wait(1000)
      write('test')()
      await wait(1000)
    },
    says: ['Skriv minst to tegn for å søke', 'Søker …', '1 treff'],
  },
  {
    component,
    action: 'too little is written',
    element: field(async () => []),
    act: write('t'),
    says: 'Skriv minst to tegn for å søke',
  },
  {
    component,
    action: 'the field is left with a text that the register does not have',
    element: field(async () => []),
    act: async ({ wait }) => {
      fireEvent.click(screen.getByRole('combobox'))
      await wait(1000)
      write('test')()
      await wait(1000)
      fireEvent.blur(screen.getByRole('combobox'))
    },
    says: [
      'Skriv minst to tegn for å søke',
      'Søker …',
      'Ingen resultater',
      '«test» finnes ikke i listen. Velg et av forslagene.',
    ],
  },
  {
    component,
    action: 'the register does not answer',
    element: field(() => Promise.reject(new Error('503'))),
    act: async ({ wait }) => {
      fireEvent.click(screen.getByRole('combobox'))
      await wait(1000)
      write('test')()
      await wait(1000)
    },
    says: ['Skriv minst to tegn for å søke', 'Søker …', 'Søket svarte ikke. Skriv på nytt for å prøve igjen.'],
  },
]
