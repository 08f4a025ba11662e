import { screen } from '@testing-library/react'
import type { SpokenRow } from '../../contract/spoken-row.js'
import { FactSections } from './fact-sections.js'
import { FactSectionsSkeleton } from './fact-sections-skeleton.js'
import { licenceChanges } from './licence.fixture.js'

const compared = <FactSections sections={licenceChanges} against="mot fiskekort 2025" />

export const spoken: readonly SpokenRow[] = [
  {
    component: 'FactSectionsSkeleton',
    action: 'the facts take more than a second',
    element: <FactSectionsSkeleton />,
    says: 'Henter opplysningene',
  },
  { component: 'FactSections', action: 'it appears with changes', element: compared, says: [] },
  {
    component: 'FactSections',
    action: 'one goes to the previous change, from the first to the last',
    element: compared,
    act: ({ user }) => user.click(screen.getByRole('button', { name: /^(Forrige|Førre|Previous)$/ })),
    says: '6 av 6. Beløp. Fjernet: 1 250 kr',
  },
]
