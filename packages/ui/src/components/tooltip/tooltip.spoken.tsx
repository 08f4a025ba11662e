import { screen } from '@testing-library/react'
import type { SpokenRow } from '../../contract/spoken-row.js'
import { Toggletip } from './toggletip.js'

export const spoken: readonly SpokenRow[] = [
  {
    component: 'Toggletip',
    action: 'the help is opened',
    element: <Toggletip about="Kontor">Sertifikatet hentes på dette kontoret.</Toggletip>,
    act: ({ user }) => user.click(screen.getByRole('button', { name: /^(Hjelp|Help): Kontor$/ })),
    says: 'Sertifikatet hentes på dette kontoret.',
  },
]
