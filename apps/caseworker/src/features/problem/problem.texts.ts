import type { LocalizedText } from '@eksport/forms'

export const problemTexts = {
  title: { nb: 'Feil', nn: 'Feil', en: 'Error' },
  home: { nb: 'Gå til forsiden', nn: 'Gå til framsida', en: 'Go to the front page' },
} as const satisfies Record<string, LocalizedText>
