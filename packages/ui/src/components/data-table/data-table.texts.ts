export const dataTableTexts = {
  caption: { nb: '{Many}', nn: '{Many}', en: '{Many}' },
  actions: { nb: 'Handlinger', nn: 'Handlingar', en: 'Actions' },
  rowActions: {
    nb: 'Handlinger for {one} {row}',
    nn: 'Handlingar for {one} {row}',
    en: 'Actions for {one} {row}',
  },
  rowAction: { nb: '{action}, {one} {row}', nn: '{action}, {one} {row}', en: '{action}, {one} {row}' },
  selectRow: { nb: 'Velg {one} {row}', nn: 'Vel {one} {row}', en: 'Select {one} {row}' },
  selectAll: { nb: 'Velg alle på siden', nn: 'Vel alle på sida', en: 'Select all on the page' },
  selected: { nb: '{count} valgt', nn: '{count} vald', en: '{count} selected' },
  bulk: { nb: 'Valgte {many}', nn: 'Valde {many}', en: 'Selected {many}' },
  clearSelection: { nb: 'Fjern valg', nn: 'Fjern val', en: 'Clear selection' },
  details: { nb: 'Detaljer', nn: 'Detaljar', en: 'Details' },
  showDetails: { nb: 'Vis mer om {one} {row}', nn: 'Vis meir om {one} {row}', en: 'Show more of {one} {row}' },
  group: { nb: '{value} ({count})', nn: '{value} ({count})', en: '{value} ({count})' },
  total: { nb: 'Sum', nn: 'Sum', en: 'Total' },
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
  sortNextLabel: { nb: 'Deretter etter', nn: 'Deretter etter', en: 'Then by' },
  addSort: { nb: 'Sorter etter et felt til', nn: 'Sorter etter eit felt til', en: 'Sort by one more field' },
  removeSort: {
    nb: 'Fjern {column} fra rekkefølgen',
    nn: 'Fjern {column} frå rekkjefølgja',
    en: 'Remove {column} from the order',
  },
  turnOf: { nb: '{turn}, {column}', nn: '{turn}, {column}', en: '{turn}, {column}' },
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
    nb: '{from}-{to} av {total} {noun}',
    nn: '{from}-{to} av {total} {noun}',
    en: '{from}-{to} of {total} {noun}',
  },
  nounOne: { nb: '{one}', nn: '{one}', en: '{one}' },
  nounMany: { nb: '{many}', nn: '{many}', en: '{many}' },
  none: { nb: 'Ingen {many}', nn: 'Ingen {many}', en: 'No {many}' },
  loading: { nb: 'Henter {many}', nn: 'Hentar {many}', en: 'Loading {many}' },
  emptyText: {
    nb: 'Det er ingenting her ennå.',
    nn: 'Det er ingenting her enno.',
    en: 'There is nothing here yet.',
  },
  noMatch: {
    nb: 'Ingen {many} passer til filtrene',
    nn: 'Ingen {many} passar til filtera',
    en: 'No {many} match the filters',
  },
  noMatchText: {
    nb: 'Fjern et filter eller søk på noe annet.',
    nn: 'Fjern eit filter eller søk på noko anna.',
    en: 'Remove a filter or search for something else.',
  },
  error: { nb: 'Klarte ikke å hente {all}', nn: 'Klarte ikkje å hente {all}', en: 'Could not load {all}' },
  errorText: { nb: 'Prøv igjen om litt.', nn: 'Prøv igjen om litt.', en: 'Try again in a moment.' },
  scrollRegion: { nb: '{caption}, bla sidelengs', nn: '{caption}, bla sidelengs', en: '{caption}, scroll sideways' },
  moreColumns: {
    nb: 'Flere kolonner til høyre',
    nn: 'Fleire kolonnar til høgre',
    en: 'More columns to the right',
  },
} as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    'data-table': typeof dataTableTexts
  }
}
