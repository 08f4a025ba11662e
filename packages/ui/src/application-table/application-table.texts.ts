export const applicationTableTexts = {
  caption: { nb: 'Søknader', nn: 'Søknader', en: 'Applications' },
  actions: { nb: 'Handlinger', nn: 'Handlingar', en: 'Actions' },
  rowActions: {
    nb: 'Handlinger for søknad {row}',
    nn: 'Handlingar for søknad {row}',
    en: 'Actions for application {row}',
  },
  sortedBy: {
    nb: 'Sortert etter {column}, {direction}.',
    nn: 'Sortert etter {column}, {direction}.',
    en: 'Sorted by {column}, {direction}.',
  },
  sortLabel: { nb: 'Sortert etter', nn: 'Sortert etter', en: 'Sorted by' },
  sortHidden: {
    nb: 'Sortert etter {column}, {direction}. Kolonnen er skjult.',
    nn: 'Sortert etter {column}, {direction}. Kolonnen er gøymd.',
    en: 'Sorted by {column}, {direction}. The column is hidden.',
  },
  ascending: { nb: 'stigende', nn: 'stigande', en: 'ascending' },
  descending: { nb: 'synkende', nn: 'synkande', en: 'descending' },
  turnAscending: { nb: 'Sorter stigende', nn: 'Sorter stigande', en: 'Sort ascending' },
  turnDescending: { nb: 'Sorter synkende', nn: 'Sorter synkande', en: 'Sort descending' },
  range: {
    nb: '{from}-{to} av {total} søknader',
    nn: '{from}-{to} av {total} søknader',
    en: '{from}-{to} of {total} applications',
  },
  none: { nb: 'Ingen søknader', nn: 'Ingen søknader', en: 'No applications' },
  loading: { nb: 'Henter søknader', nn: 'Hentar søknader', en: 'Loading applications' },
  emptyText: {
    nb: 'Her kommer søknadene når de er opprettet.',
    nn: 'Her kjem søknadene når dei er oppretta.',
    en: 'Applications appear here once they are created.',
  },
  noMatch: {
    nb: 'Ingen søknader passer til filtrene',
    nn: 'Ingen søknader passar til filtera',
    en: 'No applications match the filters',
  },
  noMatchText: {
    nb: 'Fjern et filter eller søk på noe annet.',
    nn: 'Fjern eit filter eller søk på noko anna.',
    en: 'Remove a filter or search for something else.',
  },
  error: {
    nb: 'Klarte ikke å hente søknadene',
    nn: 'Klarte ikkje å hente søknadene',
    en: 'Could not load the applications',
  },
  errorText: { nb: 'Prøv igjen om litt.', nn: 'Prøv igjen om litt.', en: 'Try again in a moment.' },
  scrollRegion: { nb: '{caption}, bla sidelengs', nn: '{caption}, bla sidelengs', en: '{caption}, scroll sideways' },
} as const

declare module '../text/catalogue.js' {
  interface Messages {
    'application-table': typeof applicationTableTexts
  }
}
