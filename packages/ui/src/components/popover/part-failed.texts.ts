export const partFailedTexts = {
  failed: {
    nb: 'Dette kunne ikke hentes. Sjekk nettet og prøv igjen, eller last siden på nytt.',
    nn: 'Dette kunne ikkje hentast. Sjekk nettet og prøv igjen, eller last sida på nytt.',
    en: 'This could not be fetched. Check the network and try again, or reload the page.',
  },
  retry: { nb: 'Prøv igjen', nn: 'Prøv igjen', en: 'Try again' },
  close: { nb: 'Lukk', nn: 'Lukk', en: 'Close' },
} as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    partFailed: typeof partFailedTexts
  }
}
