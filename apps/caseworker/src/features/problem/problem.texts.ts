import type { LocalizedText } from '@eksport/forms'

export const problemTexts = {
  notFound: { nb: 'Denne siden finnes ikke', nn: 'Denne sida finst ikkje', en: 'This page does not exist' },
} as const satisfies Record<string, LocalizedText>
