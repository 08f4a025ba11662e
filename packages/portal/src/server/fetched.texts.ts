import type { LocalizedText } from '@eksport/forms'

export const fetchedTexts = {
  fileFailed: { nb: 'Kunne ikke hente fil', nn: 'Kunne ikkje hente fil', en: 'Could not fetch the file' },
  tryAgain: { nb: 'Prøv igjen', nn: 'Prøv igjen', en: 'Try again' },
} as const satisfies Record<string, LocalizedText>
