import { screen } from '@testing-library/react'
import type { SpokenRow } from '../../contract/spoken-row.js'
import { ConfirmDialog } from './confirm-dialog.js'

const ask = (onConfirm: () => Promise<void>) => (
  <ConfirmDialog
    open
    onOpenChange={() => undefined}
    title="Slette?"
    confirmLabel="Slett"
    onConfirm={onConfirm}
    success="Slettet."
  />
)

export const spoken: readonly SpokenRow[] = [
  {
    component: 'ConfirmDialog',
    action: 'it is confirmed and takes a while',
    element: ask(() => new Promise(() => undefined)),
    act: ({ user }) => user.click(screen.getByRole('button', { name: /^(Slett|Delete)$/ })),
    says: 'Dette kan ta litt tid.',
  },
  {
    component: 'ConfirmDialog',
    action: 'it is confirmed and done at once: focus goes to the outcome, which is read',
    element: ask(async () => undefined),
    act: ({ user }) => user.click(screen.getByRole('button', { name: /^(Slett|Delete)$/ })),
    says: [],
  },
]
