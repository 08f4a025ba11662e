import type { LocalizedText } from '@eksport/forms'

export const listTexts = {
  failed: {
    nb: 'Klarte ikke å hente søknadene.',
    nn: 'Klarte ikkje å hente søknadene.',
    en: 'Could not fetch the applications.',
  },
  older: {
    nb: 'Det som står under, er det som sist ble hentet.',
    nn: 'Det som står under, er det som sist vart henta.',
    en: 'What stands below is what was last fetched.',
  },
  onItsWay: { nb: 'Henter søknader', nn: 'Hentar søknader', en: 'Fetching applications' },
  givenUp: {
    nb: 'Du avbrøt hentingen av søknadene.',
    nn: 'Du avbraut hentinga av søknadene.',
    en: 'You stopped fetching the applications.',
  },
  partial: {
    nb: 'Søket traff over 1 000. Bare de nyeste av dem er med: skriv et ord til for å finne eldre.',
    nn: 'Søket trefte over 1 000. Berre dei nyaste av dei er med: skriv eit ord til for å finne eldre.',
    en: 'The search matched over 1,000. Only the newest of them are listed: type another word to find older ones.',
  },
  tryAgain: { nb: 'Prøv igjen', nn: 'Prøv igjen', en: 'Try again' },
} as const satisfies Record<string, LocalizedText>
