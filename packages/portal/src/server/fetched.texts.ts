import type { LocalizedText } from '@eksport/forms'

export const fetchedTexts = {
  tryAgain: { nb: 'Prøv igjen', nn: 'Prøv igjen', en: 'Try again' },
} as const satisfies Record<string, LocalizedText>
