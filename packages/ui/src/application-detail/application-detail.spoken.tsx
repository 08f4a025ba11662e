import type { SpokenRow } from '../contract/spoken-row.js'
import { ApplicationDetailSkeleton } from './application-detail-skeleton.js'

export const spoken: readonly SpokenRow[] = [
  {
    component: 'ApplicationDetailSkeleton',
    action: 'the application takes more than a second',
    element: <ApplicationDetailSkeleton />,
    says: 'Henter søknaden',
  },
]
