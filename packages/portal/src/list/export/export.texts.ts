export const exportTexts = {
  title: { nb: 'Last ned listen', nn: 'Last ned lista', en: 'Download the list' },
  what: {
    nb: '{count} søknader, med filtrene, rekkefølgen og kolonnene som listen har nå.',
    nn: '{count} søknader, med filtra, rekkjefølgja og kolonnane som lista har no.',
    en: '{count} applications, with the filters, order and columns that the list has now.',
  },
  whatOne: {
    nb: 'Én søknad, med filtrene og kolonnene som listen har nå.',
    nn: 'Éin søknad, med filtra og kolonnane som lista har no.',
    en: 'One application, with the filters and columns that the list has now.',
  },
  whatMore: {
    nb: 'Over {count} søknader, med filtrene, rekkefølgen og kolonnene som listen har nå. En fil har plass til {limit}.',
    nn: 'Over {count} søknader, med filtra, rekkjefølgja og kolonnane som lista har no. Ei fil har plass til {limit}.',
    en: 'Over {count} applications, with the filters, order and columns that the list has now. A file holds {limit}.',
  },
  nothing: {
    nb: 'Listen er tom med filtrene som er valgt.',
    nn: 'Lista er tom med filtra som er valde.',
    en: 'The list is empty with the filters that are chosen.',
  },
  tooLong: {
    nb: 'Listen har {count} søknader, og en fil har plass til {limit}. Velg flere filter, for eksempel en kortere periode.',
    nn: 'Lista har {count} søknader, og ei fil har plass til {limit}. Vel fleire filter, til dømes ein kortare periode.',
    en: 'The list has {count} applications, and a file holds {limit}. Choose more filters, for example a shorter period.',
  },
  format: { nb: 'Filformat', nn: 'Filformat', en: 'File format' },
  xlsx: { nb: 'Excel (XLSX)', nn: 'Excel (XLSX)', en: 'Excel (XLSX)' },
  csv: { nb: 'Tekst med skilletegn (CSV)', nn: 'Tekst med skiljeteikn (CSV)', en: 'Separated text (CSV)' },
  download: { nb: 'Last ned', nn: 'Last ned', en: 'Download' },
  cancel: { nb: 'Avbryt', nn: 'Avbryt', en: 'Cancel' },
  fetching: { nb: 'Henter søknadene …', nn: 'Hentar søknadene …', en: 'Fetching the applications …' },
  making: { nb: 'Lager filen …', nn: 'Lagar fila …', en: 'Making the file …' },
  done: { nb: '{name} er lastet ned', nn: '{name} er lasta ned', en: '{name} has been downloaded' },
  failed: {
    nb: 'Klarte ikke å lage filen. Prøv igjen senere.',
    nn: 'Klarte ikkje å lage fila. Prøv igjen seinare.',
    en: 'Could not make the file. Try again later.',
  },
  sheet: { nb: 'Søknader', nn: 'Søknader', en: 'Applications' },
  fileName: { nb: 'soknader', nn: 'soknader', en: 'applications' },
} as const
