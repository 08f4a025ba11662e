import type { LocalizedText } from '@eksport/forms'

export const filterTexts = {
  filter: { nb: 'Filter', nn: 'Filter', en: 'Filters' },
  filtersInUse: { nb: '{count} i bruk', nn: '{count} i bruk', en: '{count} in use' },
  loading: { nb: 'Henter filter', nn: 'Hentar filter', en: 'Loading filters' },
} as const satisfies Record<string, LocalizedText>
