export const lookupTexts = {
  writeMore: {
    nb: 'Skriv minst to tegn for å søke',
    nn: 'Skriv minst to teikn for å søkje',
    en: 'Type at least two characters to search',
  },
  writeMoreN: {
    nb: 'Skriv minst {min} tegn for å søke',
    nn: 'Skriv minst {min} teikn for å søkje',
    en: 'Type at least {min} characters to search',
  },
  searching: { nb: 'Søker …', nn: 'Søkjer …', en: 'Searching …' },
  noHits: { nb: 'Ingen resultater', nn: 'Ingen resultat', en: 'No results' },
  failed: {
    nb: 'Søket svarte ikke. Skriv på nytt for å prøve igjen.',
    nn: 'Søket svarte ikkje. Skriv på nytt for å prøve igjen.',
    en: 'The search did not answer. Type again to retry.',
  },
} as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    lookup: typeof lookupTexts
  }
}
