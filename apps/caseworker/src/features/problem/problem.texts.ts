import type { LocalizedText } from '@eksport/forms'

export const problemTexts = {
  title: { nb: 'Feil', nn: 'Feil', en: 'Error' },
  notFound: { nb: 'Denne siden finnes ikke', nn: 'Denne sida finst ikkje', en: 'This page does not exist' },
  home: { nb: 'Gå til forsiden', nn: 'Gå til framsida', en: 'Go to the front page' },
} as const satisfies Record<string, LocalizedText>
