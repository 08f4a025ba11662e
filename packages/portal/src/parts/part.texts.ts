export const partTexts = {
  notFetched: {
    nb: 'Kunne ikke hentes nå. Last inn siden på nytt når nettet er tilbake.',
    nn: 'Kunne ikkje hentast no. Last inn sida på nytt når nettet er tilbake.',
    en: 'It could not be fetched now. Reload the page when the network is back.',
  },
} as const
