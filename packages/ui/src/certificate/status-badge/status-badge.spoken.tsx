import type { SpokenRow } from '../../contract/spoken-row.js'
import { StatusBadge } from './status-badge.js'

const component = 'StatusBadge'

export const spoken: readonly SpokenRow[] = [
  {
    component,
    action: 'the status changes while the badge is on the page',
    element: <StatusBadge status="INNSENDT" viewpoint="INNSENDER" announceChanges />,
    act: ({ rerender }) => rerender(<StatusBadge status="GODKJENT" viewpoint="INNSENDER" announceChanges />),
    says: 'Status endret til GODKJENT',
  },
  {
    component,
    action: 'the status changes in one of many rows',
    element: <StatusBadge status="INNSENDT" viewpoint="INNSENDER" />,
    act: ({ rerender }) => rerender(<StatusBadge status="GODKJENT" viewpoint="INNSENDER" />),
    says: [],
  },
]
