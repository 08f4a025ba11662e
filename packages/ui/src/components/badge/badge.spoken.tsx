import type { SpokenRow } from '../../contract/spoken-row.js'
import { Badge } from './badge.js'

const component = 'Badge'

export const spoken: readonly SpokenRow[] = [
  {
    component,
    action: 'the state changes while the badge is on the page',
    element: <Badge label="Utkast" announceChanges />,
    act: ({ rerender }) => rerender(<Badge label="Gyldig" announceChanges />),
    says: 'Endret til Gyldig',
  },
  {
    component,
    action: 'the state changes in one of many rows',
    element: <Badge label="Utkast" />,
    act: ({ rerender }) => rerender(<Badge label="Gyldig" />),
    says: [],
  },
]
