export const partTexts = {
  notFetched: {
    nb: 'Kunne ikke hentes nå. Er nettet borte? Prøv igjen.',
    nn: 'Kunne ikkje hentast no. Er nettet borte? Prøv igjen.',
    en: 'It could not be fetched now. Is the network gone? Try again.',
  },
} as const
