import type { CodeListName } from '@eksport/domain'

/** The lists that the detail view of an application speaks in. */
export const detailLists: readonly CodeListName[] = [
  'countries',
  'species',
  'certificate-offices',
  'packaging-types',
  'processing-states',
  'processing-types',
  'nature-of-commodities',
  'product-classification',
  'catch-areas',
  'aquaculture-areas',
  'points-of-entry',
  'border-control-posts',
]
