import type { LocalizedText } from '@eksport/forms'

export const problemTexts = {
  title: { nb: 'Feil', nn: 'Feil', en: 'Error' },
  notFound: { nb: 'Siden finnes ikke', nn: 'Sida finst ikkje', en: 'Page not found' },
} as const satisfies Record<string, LocalizedText>
