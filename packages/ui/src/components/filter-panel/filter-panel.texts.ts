export const filterPanelTexts = {
  title: { nb: 'Filter', nn: 'Filter', en: 'Filters' },
  landmark: { nb: 'Filtrer søknader', nn: 'Filtrer søknader', en: 'Filter applications' },
  active: { nb: 'Aktive filtre', nn: 'Aktive filter', en: 'Filters in use' },
  close: { nb: 'Lukk filter', nn: 'Lukk filter', en: 'Close filters' },
  reset: { nb: 'Nullstill filter', nn: 'Nullstill filter', en: 'Reset filters' },
  wasReset: { nb: 'Filtrene er nullstilt.', nn: 'Filtera er nullstilte.', en: 'The filters have been reset.' },
  undo: { nb: 'Angre', nn: 'Angre', en: 'Undo' },
  restored: { nb: 'Filtrene er tilbake.', nn: 'Filtera er tilbake.', en: 'The filters are back.' },
  remove: { nb: 'Fjern filter {label}', nn: 'Fjern filter {label}', en: 'Remove filter {label}' },
  removed: { nb: '{label} fjernet', nn: '{label} fjerna', en: '{label} removed' },
  apply: { nb: 'Bruk filter', nn: 'Bruk filter', en: 'Apply filters' },
  show: { nb: 'Vis søknader', nn: 'Vis søknader', en: 'Show applications' },
  showOne: { nb: 'Vis 1 søknad', nn: 'Vis 1 søknad', en: 'Show 1 application' },
  showMany: { nb: 'Vis {count} søknader', nn: 'Vis {count} søknader', en: 'Show {count} applications' },
  resultNone: { nb: 'Ingen søknader', nn: 'Ingen søknader', en: 'No applications' },
  resultOne: { nb: '1 søknad', nn: '1 søknad', en: '1 application' },
  resultMany: { nb: '{count} søknader', nn: '{count} søknader', en: '{count} applications' },
  chip: { nb: '{label}: {value}', nn: '{label}: {value}', en: '{label}: {value}' },
  chipMany: { nb: '{label}: {count} valgt', nn: '{label}: {count} valde', en: '{label}: {count} chosen' },
  chosen: { nb: 'Valgt', nn: 'Vald', en: 'Chosen' },
  others: { nb: 'Andre', nn: 'Andre', en: 'Others' },
  search: { nb: 'Søk i {label}', nn: 'Søk i {label}', en: 'Search {label}' },
  showList: { nb: 'Vis alle i {label}', nn: 'Vis alle i {label}', en: 'Show all of {label}' },
  hideList: { nb: 'Skjul listen i {label}', nn: 'Skjul lista i {label}', en: 'Hide the list of {label}' },
  more: { nb: 'Se flere alternativer', nn: 'Sjå fleire alternativ', en: 'See more options' },
  fewer: { nb: 'Se færre alternativer', nn: 'Sjå færre alternativ', en: 'See fewer options' },
  moreOf: { nb: 'Se {count} til', nn: 'Sjå {count} til', en: 'See {count} more' },
  fewerOf: { nb: 'Se færre', nn: 'Sjå færre', en: 'See fewer' },
  someOf: { nb: '{count} av {total}', nn: '{count} av {total}', en: '{count} of {total}' },
  latest: {
    nb: 'Ikke senere enn i dag, {date}.',
    nn: 'Ikkje seinare enn i dag, {date}.',
    en: 'Not later than today, {date}.',
  },
  movedOrder: {
    nb: '{label} ble også satt til {date}.',
    nn: '{label} vart også sett til {date}.',
    en: '{label} was set to {date} too.',
  },
  movedFuture: {
    nb: '{label} kan ikke være senere enn i dag, og ble satt til {date}.',
    nn: '{label} kan ikkje vere seinare enn i dag, og vart sett til {date}.',
    en: '{label} cannot be later than today, and was set to {date}.',
  },
  noDate: {
    nb: 'Skriv datoen som dd.mm.åååå.',
    nn: 'Skriv datoen som dd.mm.åååå.',
    en: 'Write the date as dd.mm.yyyy.',
  },
  datePlaceholder: { nb: 'dd.mm.åååå', nn: 'dd.mm.åååå', en: 'dd.mm.yyyy' },
} as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    filterPanel: typeof filterPanelTexts
  }
}
