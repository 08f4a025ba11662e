import type { LocalizedText } from '@eksport/forms'

export const problemTexts = {
  title: { nb: 'Feil', nn: 'Feil', en: 'Error' },
} as const satisfies Record<string, LocalizedText>
