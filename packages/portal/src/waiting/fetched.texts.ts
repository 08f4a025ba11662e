import type { LocalizedText } from '@eksport/forms'

export const fetchedTexts = {
  fileFailed: { nb: 'Kunne ikke hente fil', nn: 'Kunne ikkje hente fil', en: 'Could not fetch the file' },
  onItsWay: { nb: 'Henter', nn: 'Hentar', en: 'Fetching' },
  opening: { nb: 'Henter søknaden', nn: 'Hentar søknaden', en: 'Fetching the application' },
  tryAgain: { nb: 'Prøv igjen', nn: 'Prøv igjen', en: 'Try again' },
} as const satisfies Record<string, LocalizedText>
