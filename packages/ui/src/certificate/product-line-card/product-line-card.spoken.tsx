import { aProductLine } from '@eksport/domain/testing'
import { screen } from '@testing-library/react'
import type { SpokenRow } from '../../contract/spoken-row.js'
import { sampleLabels } from '../../testing/sample-labels.js'
import { ProductLineCard, type ProductLineCardProps } from './product-line-card.js'

const component = 'ProductLineCard'
const card = (props: Pick<ProductLineCardProps, 'onDelete' | 'confirm'>) => (
  <ProductLineCard line={aProductLine()} index={2} labels={sampleLabels} {...props} />
)
const offered = 'Varelinje 2 er slettet. Du kan angre.'
/** Longer than a deletion can be undone, with pointer and focus elsewhere. */
const untilItIsTooLate = 9_000

export const spoken: readonly SpokenRow[] = [
  {
    component,
    action: 'a line is deleted after a question',
    element: card({ onDelete: () => undefined }),
    act: async ({ user }) => {
      await user.click(screen.getByRole('button', { name: /^(Slett|Delete)/ }))
      await user.click(screen.getByRole('button', { name: /^(Slett|Delete)$/ }))
    },
    says: 'Varelinje 2 slettet. 0 igjen',
  },
  {
    component,
    action: 'a line is hidden and can be taken back',
    element: card({ onDelete: () => undefined, confirm: 'undo' }),
    act: ({ user }) => user.click(screen.getByRole('button', { name: /^(Slett|Delete)/ })),
    says: offered,
  },
  {
    component,
    action: 'a line is taken back',
    element: card({ onDelete: () => undefined, confirm: 'undo' }),
    act: async ({ user, wait }) => {
      await user.click(screen.getByRole('button', { name: /^(Slett|Delete)/ }))
      await wait(1_000)
      await user.click(screen.getByRole('button', { name: /^(Angre|Undo)/ }))
    },
    says: [offered, 'Varelinje 2 er tilbake.'],
  },
  {
    component,
    action: 'the time to take a line back is over',
    element: card({ onDelete: () => undefined, confirm: 'undo' }),
    act: async ({ user, wait }) => {
      await user.click(screen.getByRole('button', { name: /^(Slett|Delete)/ }))
      await user.unhover(screen.getByRole('button', { name: /^(Angre|Undo)/ }))
      screen.getByRole('button', { name: /^(Angre|Undo)/ }).blur()
      await wait(untilItIsTooLate)
    },
    says: [offered, 'Varelinje 2 slettet. 0 igjen'],
  },
  {
    component,
    action: 'a line that was hidden cannot be deleted',
    element: card({ onDelete: () => Promise.reject(new Error('refused')), confirm: 'undo' }),
    act: async ({ user, wait }) => {
      await user.click(screen.getByRole('button', { name: /^(Slett|Delete)/ }))
      screen.getByRole('button', { name: /^(Angre|Undo)/ }).blur()
      await wait(untilItIsTooLate)
    },
    says: [offered, { text: 'Varelinjen ble ikke slettet. Prøv igjen.', politeness: 'assertive' }],
  },
]
