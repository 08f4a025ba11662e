export const applicationTableTexts = {
  caption: { nb: 'Søknader', nn: 'Søknader', en: 'Applications' },
  actions: { nb: 'Handlinger', nn: 'Handlingar', en: 'Actions' },
  rowActions: {
    nb: 'Handlinger for søknad {row}',
    nn: 'Handlingar for søknad {row}',
    en: 'Actions for application {row}',
  },
  rowAction: {
    nb: '{action}, søknad {row}',
    nn: '{action}, søknad {row}',
    en: '{action}, application {row}',
  },
  selectRow: { nb: 'Velg søknad {row}', nn: 'Vel søknad {row}', en: 'Select application {row}' },
  selectAll: { nb: 'Velg alle på siden', nn: 'Vel alle på sida', en: 'Select all on the page' },
  selected: { nb: '{count} valgt', nn: '{count} vald', en: '{count} selected' },
  bulk: { nb: 'Valgte søknader', nn: 'Valde søknader', en: 'Selected applications' },
  clearSelection: { nb: 'Fjern valg', nn: 'Fjern val', en: 'Clear selection' },
  columnWidth: { nb: 'Bredde på {column}', nn: 'Breidd på {column}', en: 'Width of {column}' },
  pixels: { nb: '{count} piksler', nn: '{count} pikslar', en: '{count} pixels' },
  showColumn: { nb: 'Vis kolonnen', nn: 'Vis kolonnen', en: 'Show the column' },
  unsorted: { nb: 'Ikke sortert.', nn: 'Ikkje sortert.', en: 'Not sorted.' },
  thenBy: { nb: '{first}, deretter {next}', nn: '{first}, deretter {next}', en: '{first}, then {next}' },
  sortedEntry: { nb: '{column}, {direction}', nn: '{column}, {direction}', en: '{column}, {direction}' },
  sortedBy: {
    nb: 'Sortert etter {order}.',
    nn: 'Sortert etter {order}.',
    en: 'Sorted by {order}.',
  },
  orderPlace: {
    nb: 'Nr. {place} i rekkefølgen, {direction}',
    nn: 'Nr. {place} i rekkjefølgja, {direction}',
    en: 'Number {place} in the order, {direction}',
  },
  noOrder: { nb: 'Ingen rekkefølge', nn: 'Inga rekkjefølgje', en: 'No order' },
  sortLabel: { nb: 'Sortert etter', nn: 'Sortert etter', en: 'Sorted by' },
  sortHidden: {
    nb: 'Sortert etter {order}. Kolonnen er skjult.',
    nn: 'Sortert etter {order}. Kolonnen er gøymd.',
    en: 'Sorted by {order}. The column is hidden.',
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

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    'application-table': typeof applicationTableTexts
  }
}
