import type { NamedTemplate } from '@eksport/api'

/** A named template of application 4001. */
export const weekly: NamedTemplate = {
  id: '5f0c9a52-7d3b-4b53-8f0a-2f6f3f1d9a11',
  name: 'Kina laks, ukentlig',
  version: 1,
  referenceNumber: 4001,
  countryOfDestination: 'CN',
  certificateTemplate: '1.1.100',
}
