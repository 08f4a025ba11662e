import type { SpokenRow } from '../../contract/spoken-row.js'
import { lazyPart } from '../../foundation/internal/lazy-part.js'
import { PartFailed } from './part-failed.js'

const lost = lazyPart(() => Promise.reject(new Error('offline')))

export const spoken: readonly SpokenRow[] = [
  {
    component: 'Popover',
    action: 'what was to open could not be fetched',
    element: <PartFailed part={lost} />,
    says: 'Dette kunne ikke hentes. Sjekk nettet og prøv igjen, eller last siden på nytt.',
    politeness: 'assertive',
  },
]
