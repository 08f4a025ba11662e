export const partTexts = {
  notFetched: {
    nb: 'Kunne ikke hentes nå. Last inn siden på nytt når nettet er tilbake.',
    nn: 'Kunne ikkje hentast no. Last inn sida på nytt når nettet er tilbake.',
    en: 'It could not be fetched now. Reload the page when the network is back.',
  },
  partFailed: {
    nb: 'Denne delen av siden kunne ikke hentes. Resten virker som før.',
    nn: 'Denne delen av sida kunne ikkje hentast. Resten verkar som før.',
    en: 'This part of the page could not be fetched. The rest works as before.',
  },
  partCrashed: {
    nb: 'Denne delen av siden sluttet å virke. Resten virker som før.',
    nn: 'Denne delen av sida slutta å verke. Resten verkar som før.',
    en: 'This part of the page has stopped working. The rest works as before.',
  },
} as const
