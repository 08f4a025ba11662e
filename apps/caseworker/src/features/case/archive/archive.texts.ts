import type { LocalizedText } from '@eksport/forms'

export const archiveTexts = {
  heading: { nb: 'Arkiv', nn: 'Arkiv', en: 'Archive' },
  access: { nb: 'Innsyn i saken', nn: 'Innsyn i saka', en: 'Access to the case' },
  caseNumber: { nb: 'Sak {number}', nn: 'Sak {number}', en: 'Case {number}' },
  none: {
    nb: 'Saken har ikke fått nummer i arkivet ennå.',
    nn: 'Saka har ikkje fått nummer i arkivet enno.',
    en: 'The case has no number in the archive yet.',
  },
  away: {
    nb: 'Arkivet svarer ikke nå, så vi vet ikke hva som er arkivert.',
    nn: 'Arkivet svarer ikkje no, så vi veit ikkje kva som er arkivert.',
    en: 'The archive does not answer now, so we do not know what is in it.',
  },
  failed: { nb: 'Kunne ikke hente arkivet.', nn: 'Kunne ikkje hente arkivet.', en: 'Could not fetch the archive.' },
  entries: { nb: '{n} dokumenter arkivert', nn: '{n} dokument arkiverte', en: '{n} documents archived' },
  oneEntry: { nb: '1 dokument arkivert', nn: '1 dokument arkivert', en: '1 document archived' },
  open: { nb: 'Offentlig', nn: 'Offentleg', en: 'Open' },
  withheld: { nb: 'Skjermet: {basis}', nn: 'Skjerma: {basis}', en: 'Withheld: {basis}' },
} as const satisfies Record<string, LocalizedText>

export const accessTexts = {
  title: { nb: 'Innsyn i {reference}', nn: 'Innsyn i {reference}', en: 'Access to {reference}' },
  lead: {
    nb: 'Lag hele saken som én PDF og én zip-fil, uten navn og ord som skal sladdes.',
    nn: 'Lag heile saka som éin PDF og éi zip-fil, utan namn og ord som skal sladdast.',
    en: 'Make the whole case as one PDF and one zip file, without names and words that are to be redacted.',
  },
  back: { nb: 'Tilbake til saken', nn: 'Tilbake til saka', en: 'Back to the case' },
  around: { nb: 'Vei tilbake', nn: 'Veg tilbake', en: 'Way back' },
  noAccess: {
    nb: 'Saksbehandlere og kontorledere gir innsyn.',
    nn: 'Saksbehandlarar og kontorleiarar gir innsyn.',
    en: 'Caseworkers and heads of office give access.',
  },
  failed: {
    nb: 'Kunne ikke hente dokumentene i saken.',
    nn: 'Kunne ikkje hente dokumenta i saka.',
    en: 'Could not fetch the documents of the case.',
  },
  documents: { nb: 'Dokumenter', nn: 'Dokument', en: 'Documents' },
  given: { nb: '{given} av {all} gis ut', nn: '{given} av {all} blir gitt ut', en: '{given} of {all} are given out' },
  internal: {
    nb: 'Holdes tilbake: internt notat',
    nn: 'Blir halde tilbake: internt notat',
    en: 'Held back: internal note',
  },
  sentIn: {
    nb: 'Holdes tilbake når noe sladdes: filen er sendt inn og kan ikke sladdes her',
    nn: 'Blir halde tilbake når noko blir sladda: fila er send inn og kan ikkje sladdast her',
    en: 'Held back when anything is redacted: the file was sent in and cannot be redacted here',
  },
  redact: { nb: 'Hvem skal sladdes?', nn: 'Kven skal sladdast?', en: 'Who is to be redacted?' },
  redactHint: {
    nb: 'Navn, adresse, telefon og e-post fjernes overalt, også i sertifikat og meldinger.',
    nn: 'Namn, adresse, telefon og e-post blir fjerna overalt, òg i sertifikat og meldingar.',
    en: 'Name, address, telephone and e-mail are removed everywhere, also in certificates and messages.',
  },
  person: { nb: 'Person', nn: 'Person', en: 'Person' },
  company: { nb: 'Virksomhet', nn: 'Verksemd', en: 'Company' },
  words: { nb: 'Andre ord som skal sladdes', nn: 'Andre ord som skal sladdast', en: 'Other words to be redacted' },
  wordsHint: {
    nb: 'Ett på hver linje, for eksempel en pris eller et avtalenummer.',
    nn: 'Eitt på kvar linje, til dømes ein pris eller eit avtalenummer.',
    en: 'One a line, such as a price or the number of a contract.',
  },
  wordTooShort: {
    nb: 'Et ord må ha minst to tegn.',
    nn: 'Eit ord må ha minst to teikn.',
    en: 'A word must have at least two characters.',
  },
  wordsTooLong: {
    nb: 'Høyst {lines} linjer, hver på høyst {max} tegn.',
    nn: 'Høgst {lines} linjer, kvar på høgst {max} teikn.',
    en: 'At most {lines} lines, each of at most {max} characters.',
  },
  askedBy: { nb: 'Hvem ba om innsyn?', nn: 'Kven bad om innsyn?', en: 'Who asked for access?' },
  askedByHint: {
    nb: 'Navnet står på forsiden.',
    nn: 'Namnet står på framsida.',
    en: 'The name stands on the front page.',
  },
  to: { nb: 'Til {name}', nn: 'Til {name}', en: 'To {name}' },
  make: { nb: 'Lag PDF og zip', nn: 'Lag PDF og zip', en: 'Make PDF and zip' },
  makeHint: {
    nb: 'Les gjennom PDF-en før du gir den ut. Det som er gitt ut, arkiveres i saken.',
    nn: 'Les gjennom PDF-en før du gir han ut. Det som er gitt ut, blir arkivert i saka.',
    en: 'Read through the PDF before you give it out. What is given out is archived in the case.',
  },
  made: { nb: 'Laget', nn: 'Laga', en: 'Made' },
  noneMade: {
    nb: 'Ingen har laget innsyn i saken ennå.',
    nn: 'Ingen har laga innsyn i saka enno.',
    en: 'Nobody has made documents for access yet.',
  },
  by: { nb: '{time}, av {name}', nn: '{time}, av {name}', en: '{time}, by {name}' },
  unredacted: { nb: 'Uten sladd', nn: 'Utan sladd', en: 'Nothing redacted' },
  redacted: { nb: '{n} ord og navn sladdet', nn: '{n} ord og namn sladda', en: '{n} words and names redacted' },
  WAITING: { nb: 'Lages', nn: 'Blir laga', en: 'Being made' },
  DONE: { nb: 'Ferdig', nn: 'Ferdig', en: 'Done' },
  FAILED: { nb: 'Mislyktes', nn: 'Mislukkast', en: 'Failed' },
  pdf: { nb: 'Last ned PDF', nn: 'Last ned PDF', en: 'Download PDF' },
  zip: { nb: 'Last ned zip', nn: 'Last ned zip', en: 'Download zip' },
  notFetched: {
    nb: 'Filen ble ikke hentet. Prøv igjen.',
    nn: 'Fila vart ikkje henta. Prøv igjen.',
    en: 'The file was not fetched. Please try again.',
  },
  stale: {
    nb: 'Saken er endret. Prøv igjen.',
    nn: 'Saka er endra. Prøv igjen.',
    en: 'The case has changed. Please try again.',
  },
  file: { nb: 'innsyn', nn: 'innsyn', en: 'access' },
} as const satisfies Record<string, LocalizedText>
