export const verificationTexts = {
  title: { nb: 'Kontroller et sertifikat', nn: 'Kontroller eit sertifikat', en: 'Verify a certificate' },
  lead: {
    nb: 'Se om et norsk helsesertifikat for sjømat er gyldig nå. Koden står ved QR-merket på hver side.',
    nn: 'Sjå om eit norsk helsesertifikat for sjømat er gyldig no. Koden står ved QR-merket på kvar side.',
    en: 'See whether a Norwegian health certificate for seafood is valid now. The code stands beside the QR mark on every page.',
  },
  code: { nb: 'Kode', nn: 'Kode', en: 'Code' },
  verify: { nb: 'Kontroller', nn: 'Kontroller', en: 'Verify' },
  codeMissing: { nb: 'Skriv inn koden', nn: 'Skriv inn koden', en: 'Enter the code' },
  answer: { nb: 'Svar', nn: 'Svar', en: 'Answer' },
  failed: {
    nb: 'Vi fikk ikke kontrollert sertifikatet.',
    nn: 'Vi fekk ikkje kontrollert sertifikatet.',
    en: 'We could not verify the certificate.',
  },
  tooMany: {
    nb: 'Det er kontrollert mange koder herfra. Vent et minutt og prøv igjen.',
    nn: 'Det er kontrollert mange kodar herifrå. Vent eit minutt og prøv igjen.',
    en: 'Many codes have been verified from here. Wait a minute and try again.',
  },
  number: { nb: 'Sertifikatnummer', nn: 'Sertifikatnummer', en: 'Certificate number' },
  template: { nb: 'Sertifikat', nn: 'Sertifikat', en: 'Certificate' },
  from: { nb: 'Fra', nn: 'Frå', en: 'From' },
  to: { nb: 'Til', nn: 'Til', en: 'To' },
  issued: { nb: 'Utstedt', nn: 'Utferda', en: 'Issued' },
  neverIssued: { nb: 'Ble aldri utstedt', nn: 'Vart aldri utferda', en: 'Never issued' },
  retired: { nb: 'Ikke gyldig siden', nn: 'Ikkje gyldig sidan', en: 'Not valid since' },
  paperSerial: { nb: 'Papirnummer', nn: 'Papirnummer', en: 'Sheet serial' },
  voidSheets: { nb: 'Ugyldige ark', nn: 'Ugyldige ark', en: 'Void sheets' },
  voidSheetsMean: {
    nb: 'Disse arkene gjelder ikke, men har samme kode. Har du ett av dem, har du ikke et gyldig sertifikat.',
    nn: 'Desse arka gjeld ikkje, men har same kode. Har du eitt av dei, har du ikkje eit gyldig sertifikat.',
    en: 'These sheets are void but carry the same code. If you hold one of them, you do not hold a valid certificate.',
  },
  successor: { nb: 'Gjelder nå: {number}', nn: 'Gjeld no: {number}', en: 'Valid now: {number}' },
  successorIssued: { nb: 'Utstedt {date}', nn: 'Utferda {date}', en: 'Issued {date}' },
  noSuccessor: { nb: 'Ingen annen utgave gjelder.', nn: 'Ingen annan utgåve gjeld.', en: 'No other issue is valid.' },
  holds: {
    nb: 'Siden viser aldri varer eller navn på personer. Svaret gjelder {time} (norsk tid).',
    nn: 'Sida viser aldri varer eller namn på personar. Svaret gjeld {time} (norsk tid).',
    en: 'The page never shows goods or names of persons. The answer holds for {time} (Norwegian time).',
  },
  unknown: { nb: 'Ukjent kode', nn: 'Ukjend kode', en: 'Unknown code' },
  unknownText: {
    nb: 'Vi finner ikke noe sertifikat med denne koden.',
    nn: 'Vi finn ikkje noko sertifikat med denne koden.',
    en: 'We find no certificate with this code.',
  },
  because: { nb: 'Det kan være fordi', nn: 'Det kan vere fordi', en: 'It may be because' },
  misread: {
    nb: 'koden er lest feil. Vi bruker ikke bokstavene I, L, O og U',
    nn: 'koden er lesen feil. Vi bruker ikkje bokstavane I, L, O og U',
    en: 'the code was misread. We do not use the letters I, L, O and U',
  },
  notOurs: {
    nb: 'papiret ikke kommer fra oss',
    nn: 'papiret ikkje kjem frå oss',
    en: 'the paper does not come from us',
  },
  scanAgain: {
    nb: 'Skann QR-merket på nytt. Er du i tvil, ring {phone}.',
    nn: 'Skann QR-merket på nytt. Er du i tvil, ring {phone}.',
    en: 'Scan the QR mark again. If in doubt, call {phone}.',
  },
  file: { nb: 'Er filen uendret?', nn: 'Er fila uendra?', en: 'Is the file unchanged?' },
  fileLead: {
    nb: 'Filen blir på din maskin. Bare et kontrolltall sammenlignes.',
    nn: 'Fila blir på di maskin. Berre eit kontrolltal blir samanlikna.',
    en: 'The file stays on your machine. Only a check number is compared.',
  },
  drop: { nb: 'Slipp PDF-filen her', nn: 'Slepp PDF-fila her', en: 'Drop the PDF file here' },
  choose: { nb: 'Velg fil', nn: 'Vel fil', en: 'Choose file' },
  chosenFile: { nb: 'Fil å sammenligne', nn: 'Fil å samanlikne', en: 'File to compare' },
  same: { nb: 'Filen er den vi utstedte', nn: 'Fila er den vi utferda', en: 'The file is the one that we issued' },
  sameValid: {
    nb: 'Gyldig. Kontrolltallet stemmer med {number}.',
    nn: 'Gyldig. Kontrolltalet stemmer med {number}.',
    en: 'Valid. The check number agrees with {number}.',
  },
  sameRetired: {
    nb: 'Kontrolltallet stemmer med {number}, men sertifikatet er ikke gyldig lenger.',
    nn: 'Kontrolltalet stemmer med {number}, men sertifikatet er ikkje gyldig lenger.',
    en: 'The check number agrees with {number}, but the certificate is no longer valid.',
  },
  different: {
    nb: 'Filen er ikke den vi utstedte',
    nn: 'Fila er ikkje den vi utferda',
    en: 'The file is not the one that we issued',
  },
  differentText: {
    nb: 'Filen kan være endret, skannet eller lagret på nytt. Stol på svaret over, ikke på filen.',
    nn: 'Fila kan vere endra, skanna eller lagra på nytt. Stol på svaret over, ikkje på fila.',
    en: 'The file may have been changed, scanned or saved again. Trust the answer above, not the file.',
  },
  unreadable: {
    nb: 'Nettleseren kunne ikke lese filen.',
    nn: 'Nettlesaren kunne ikkje lese fila.',
    en: 'The browser could not read the file.',
  },
} as const

/** The states of an issued certificate: one word, and what it means for a holder. */
export const stateTexts = {
  VALID: {
    word: { nb: 'Gyldig', nn: 'Gyldig', en: 'Valid' },
    meaning: {
      nb: 'Sertifikatet er utstedt og gjelder nå.',
      nn: 'Sertifikatet er utferda og gjeld no.',
      en: 'The certificate has been issued and is valid now.',
    },
  },
  NOT_ISSUED: {
    word: { nb: 'Ikke utstedt', nn: 'Ikkje utferda', en: 'Not issued' },
    meaning: {
      nb: 'Sertifikatet er gjort klart, men ikke utstedt. Det gjelder ikke nå.',
      nn: 'Sertifikatet er gjort klart, men ikkje utferda. Det gjeld ikkje no.',
      en: 'The certificate has been prepared but not issued. It is not valid now.',
    },
  },
  WITHDRAWN: {
    word: { nb: 'Trukket tilbake', nn: 'Trekt tilbake', en: 'Withdrawn' },
    meaning: {
      nb: 'Ikke bruk dette sertifikatet. Det ble trukket tilbake {date}.',
      nn: 'Ikkje bruk dette sertifikatet. Det vart trekt tilbake {date}.',
      en: 'Do not use this certificate. It was withdrawn on {date}.',
    },
  },
  CANCELLED: {
    word: { nb: 'Kansellert', nn: 'Kansellert', en: 'Cancelled' },
    meaning: {
      nb: 'Sertifikatet gjelder ikke. Det ble kansellert {date}.',
      nn: 'Sertifikatet gjeld ikkje. Det vart kansellert {date}.',
      en: 'The certificate is not valid. It was cancelled on {date}.',
    },
  },
  REPLACED: {
    word: { nb: 'Erstattet', nn: 'Erstatta', en: 'Replaced' },
    meaning: {
      nb: 'Ikke bruk dette sertifikatet. Det ble erstattet {date}.',
      nn: 'Ikkje bruk dette sertifikatet. Det vart erstatta {date}.',
      en: 'Do not use this certificate. It was replaced on {date}.',
    },
  },
  ANNULLED: {
    word: { nb: 'Annullert', nn: 'Annullert', en: 'Annulled' },
    meaning: {
      nb: 'Sertifikatet gjelder ikke. Det ble annullert {date}.',
      nn: 'Sertifikatet gjeld ikkje. Det vart annullert {date}.',
      en: 'The certificate is not valid. It was annulled on {date}.',
    },
  },
} as const
