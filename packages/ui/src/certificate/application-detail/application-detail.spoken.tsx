import { screen } from '@testing-library/react'
import type { SpokenRow } from '../../contract/spoken-row.js'
import { sampleOriginal, sampleReplacement } from '../../testing/sample-changes.js'
import { sampleLabels } from '../../testing/sample-labels.js'
import { ApplicationDetail } from './application-detail.js'
import { ApplicationDetailSkeleton } from './application-detail-skeleton.js'

const compared = (
  <ApplicationDetail
    application={sampleReplacement}
    original={sampleOriginal}
    viewpoint="BEHANDLER"
    labels={sampleLabels}
  />
)

export const spoken: readonly SpokenRow[] = [
  {
    component: 'ApplicationDetailSkeleton',
    action: 'the application takes more than a second',
    element: <ApplicationDetailSkeleton />,
    says: 'Henter søknaden',
  },
  {
    component: 'ApplicationDetail',
    action: 'it appears with changes',
    element: compared,
    says: [],
  },
  {
    component: 'ApplicationDetail',
    action: 'one goes to the previous change, from the first to the last',
    element: compared,
    act: ({ user }) => user.click(screen.getByRole('button', { name: /^(Forrige|Førre|Previous)$/ })),
    says: '40 av 40. Firma som henter. Nytt Testbud AS',
  },
]
