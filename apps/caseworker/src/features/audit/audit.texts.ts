export const auditTexts = {
  title: { nb: 'Logg', nn: 'Logg', en: 'Log' },
  lead: {
    nb: 'Hvem som har åpnet, endret og hentet hva. Nyeste først. Søket ditt føres også i loggen.',
    nn: 'Kven som har opna, endra og henta kva. Nyaste først. Søket ditt blir òg ført i loggen.',
    en: 'Who has opened, changed and fetched what. Newest first. Your search is entered in the log too.',
  },
  noAccess: {
    nb: 'Du har ikke tilgang til loggen. Den leses av ledere og administratorer.',
    nn: 'Du har ikkje tilgang til loggen. Han blir lesen av leiarar og administratorar.',
    en: 'You have no access to the log. It is read by leaders and administrators.',
  },
  failed: {
    nb: 'Klarte ikke å hente loggen.',
    nn: 'Klarte ikkje å hente loggen.',
    en: 'The log could not be fetched.',
  },
  search: { nb: 'Søk i loggen', nn: 'Søk i loggen', en: 'Search the log' },
  person: { nb: 'Navn', nn: 'Namn', en: 'Name' },
  reference: { nb: 'Referansenummer', nn: 'Referansenummer', en: 'Reference number' },
  from: { nb: 'Fra og med', nn: 'Frå og med', en: 'From' },
  to: { nb: 'Til og med', nn: 'Til og med', en: 'To' },
  kind: { nb: 'Hva', nn: 'Kva', en: 'What' },
  all: { nb: 'Alt', nn: 'Alt', en: 'All' },
  read: { nb: 'Sett og hentet', nn: 'Sett og henta', en: 'Viewed' },
  changed: { nb: 'Endret', nn: 'Endra', en: 'Changed' },
  by: { nb: 'Av hvem', nn: 'Av kven', en: 'By whom' },
  everybody: { nb: 'Alle', nn: 'Alle', en: 'All' },
  people: { nb: 'Personer', nn: 'Personar', en: 'People' },
  background: { nb: 'Systemet', nn: 'Systemet', en: 'The system' },
  refused: { nb: 'Nektet', nn: 'Nekta', en: 'Refused' },
  outOfOrder: {
    nb: 'Siste dag er før første dag.',
    nn: 'Siste dag er før første dag.',
    en: 'The last day is before the first.',
  },
  badReference: { nb: 'Skriv et helt tall.', nn: 'Skriv eit heilt tal.', en: 'Write a whole number.' },
  submit: { nb: 'Søk', nn: 'Søk', en: 'Search' },
  time: { nb: 'Tid', nn: 'Tid', en: 'Time' },
  who: { nb: 'Hvem', nn: 'Kven', en: 'Who' },
  organisation: { nb: 'For', nn: 'For', en: 'For' },
  case: { nb: 'Sak', nn: 'Sak', en: 'Case' },
  call: { nb: 'Kall', nn: 'Kall', en: 'Call' },
  nobody: { nb: 'Systemet', nn: 'Systemet', en: 'The system' },
  officer: { nb: 'saksbehandler', nn: 'saksbehandlar', en: 'officer' },
  exporter: { nb: 'innsender', nn: 'innsendar', en: 'exporter' },
  older: { nb: 'Vis eldre', nn: 'Vis eldre', en: 'Show older' },
  download: { nb: 'Last ned CSV', nn: 'Last ned CSV', en: 'Download CSV' },
  downloaded: { nb: '{n} rader er lastet ned.', nn: '{n} rader er lasta ned.', en: '{n} rows are downloaded.' },
  downloadedFirst: {
    nb: 'De {n} nyeste radene er lastet ned. Velg en kortere periode for resten.',
    nn: 'Dei {n} nyaste radene er lasta ned. Vel ein kortare periode for resten.',
    en: 'The newest {n} rows are downloaded. Choose a shorter period for the rest.',
  },
  downloadFailed: {
    nb: 'Klarte ikke å lage filen. Prøv igjen.',
    nn: 'Klarte ikkje å lage fila. Prøv igjen.',
    en: 'The file could not be made. Try again.',
  },
  fileName: { nb: 'logg', nn: 'logg', en: 'log' },
} as const

export const auditNouns = {
  one: { nb: 'hendelse', nn: 'hending', en: 'event' },
  many: { nb: 'hendelser', nn: 'hendingar', en: 'events' },
  all: { nb: 'hendelsene', nn: 'hendingane', en: 'the events' },
} as const

/** Events that no call of the contract causes, by event name. */
export const otherEventTexts = {
  LOGIN: { nb: 'Logget inn', nn: 'Logga inn', en: 'Logged in' },
  LOGOUT: { nb: 'Logget ut', nn: 'Logga ut', en: 'Logged out' },
  system: { nb: 'Arbeid i bakgrunnen', nn: 'Arbeid i bakgrunnen', en: 'Work in the background' },
  'hold-approval': { nb: 'Godkjent, kan angres', nn: 'Godkjend, kan angrast', en: 'Approved, can be undone' },
  'undo-approval': { nb: 'Godkjenning angret', nn: 'Godkjenning angra', en: 'Approval undone' },
  'scan-file': {
    nb: 'Fil kontrollert for skadevare',
    nn: 'Fil kontrollert for skadevare',
    en: 'File scanned for malware',
  },
  'load-reference-version': {
    nb: 'Referansedata lastet inn',
    nn: 'Referansedata lasta inn',
    en: 'Reference data loaded',
  },
} as const
