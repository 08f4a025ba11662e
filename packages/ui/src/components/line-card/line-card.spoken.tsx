import { screen } from '@testing-library/react'
import type { SpokenRow } from '../../contract/spoken-row.js'
import { LineCard, type LineCardProps } from './line-card.js'

const component = 'LineCard'
const facts = [{ id: 'hook', label: 'Krok', value: 'Nr. 8' }]
const card = (props: Pick<LineCardProps, 'onDelete' | 'confirm'>) => (
  <LineCard index={2} name="Flue" facts={facts} {...props} />
)
const press = (name: RegExp) => screen.getByRole('button', { name })
const offered = 'Linje 2 er slettet. Du kan angre.'
/** Longer than a deletion can be undone, with pointer and focus elsewhere. */
const untilItIsTooLate = 9_000

export const spoken: readonly SpokenRow[] = [
  {
    component,
    action: 'a line is deleted after a question',
    element: card({ onDelete: () => undefined }),
    act: async ({ user }) => {
      await user.click(press(/^(Slett|Delete)/))
      await user.click(screen.getByRole('button', { name: /^(Slett|Delete)$/ }))
    },
    says: 'Linje 2 slettet. 0 igjen',
  },
  {
    component,
    action: 'a line is hidden and can be taken back',
    element: card({ onDelete: () => undefined, confirm: 'undo' }),
    act: ({ user }) => user.click(press(/^(Slett|Delete)/)),
    says: offered,
  },
  {
    component,
    action: 'a line is taken back',
    element: card({ onDelete: () => undefined, confirm: 'undo' }),
    act: async ({ user, wait }) => {
      await user.click(press(/^(Slett|Delete)/))
      await wait(1_000)
      await user.click(press(/^(Angre|Undo)/))
    },
    says: [offered, 'Linje 2 er tilbake.'],
  },
  {
    component,
    action: 'the time to take a line back is over',
    element: card({ onDelete: () => undefined, confirm: 'undo' }),
    act: async ({ user, wait }) => {
      await user.click(press(/^(Slett|Delete)/))
      await user.unhover(press(/^(Angre|Undo)/))
      press(/^(Angre|Undo)/).blur()
      await wait(untilItIsTooLate)
    },
    says: [offered, 'Linje 2 slettet. 0 igjen'],
  },
  {
    component,
    action: 'a line that was hidden cannot be deleted',
    element: card({ onDelete: () => Promise.reject(new Error('refused')), confirm: 'undo' }),
    act: async ({ user, wait }) => {
      await user.click(press(/^(Slett|Delete)/))
      press(/^(Angre|Undo)/).blur()
      await wait(untilItIsTooLate)
    },
    says: [offered, { text: 'Linje 2 ble ikke slettet. Prøv igjen.', politeness: 'assertive' }],
  },
]
