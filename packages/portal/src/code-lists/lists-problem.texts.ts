import type { LocalizedText } from '@eksport/forms'

export const listsProblemTexts = {
  failed: {
    nb: 'Klarte ikke å hente alle navn og lister til denne siden.',
    nn: 'Klarte ikkje å hente alle namn og lister til denne sida.',
    en: 'Could not fetch all the names and lists of this page.',
  },
  nameFailed: { nb: 'Navn ikke hentet', nn: 'Namn ikkje henta', en: 'Name not fetched' },
  tryAgain: { nb: 'Prøv igjen', nn: 'Prøv igjen', en: 'Try again' },
} as const satisfies Record<string, LocalizedText>
