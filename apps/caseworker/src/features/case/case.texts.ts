import type { LocalizedText } from '@eksport/forms'
import type { ChangePart } from './assessment.ts'

export const caseTexts = {
  openNamed: { nb: 'Åpne {reference}', nn: 'Opne {reference}', en: 'Open {reference}' },
  back: { nb: 'Tilbake til forsiden', nn: 'Tilbake til framsida', en: 'Back to the front page' },
  around: { nb: 'Vei til andre saker', nn: 'Veg til andre saker', en: 'Way to other cases' },
  notFound: {
    nb: 'Fant ingen søknad med referansenummer {n}.',
    nn: 'Fann ingen søknad med referansenummer {n}.',
    en: 'Found no application with reference number {n}.',
  },
  notFoundHint: {
    nb: 'Sjekk nummeret, eller finn søknaden i listen.',
    nn: 'Sjekk nummeret, eller finn søknaden i lista.',
    en: 'Check the number, or find the application in the list.',
  },
  findingsProgress: {
    nb: '{done} av {all} punkter vurdert',
    nn: '{done} av {all} punkt vurderte',
    en: '{done} of {all} points assessed',
  },
  findingProgress: {
    nb: '{done} av 1 punkt vurdert',
    nn: '{done} av 1 punkt vurdert',
    en: '{done} of 1 point assessed',
  },
  tickedBy: { nb: '{name} vurderte {time}', nn: '{name} vurderte {time}', en: '{name} assessed {time}' },
  tickFailed: {
    nb: 'Avkryssingen ble ikke lagret. Prøv igjen.',
    nn: 'Avkryssinga vart ikkje lagra. Prøv igjen.',
    en: 'The tick was not saved. Please try again.',
  },
  changesToAssess: {
    nb: 'Jeg har vurdert endringene mot {reference} i:',
    nn: 'Eg har vurdert endringane mot {reference} i:',
    en: 'I have assessed the changes against {reference} in:',
  },
  originalAnnulled: {
    nb: '{reference} er annullert. Jeg har vurdert at erstatningen likevel kan godkjennes.',
    nn: '{reference} er annullert. Eg har vurdert at erstatninga likevel kan godkjennast.',
    en: '{reference} has been annulled. I have decided that the replacement can be approved all the same.',
  },
  tickFirst: {
    nb: 'Kryss av for hvert punkt du har vurdert, før du godkjenner.',
    nn: 'Kryss av for kvart punkt du har vurdert, før du godkjenner.',
    en: 'Tick each point that you have assessed before you approve.',
  },
  tickAll: {
    nb: 'Du kan godkjenne når alle punktene er krysset av.',
    nn: 'Du kan godkjenne når alle punkta er kryssa av.',
    en: 'You can approve when all points are ticked.',
  },
  exporter: { nb: 'Eksportør', nn: 'Eksportør', en: 'Exporter' },
  messages: { nb: 'Meldinger', nn: 'Meldingar', en: 'Messages' },
  history: { nb: 'Historikk', nn: 'Historikk', en: 'History' },
  documents: { nb: 'Dokumenter', nn: 'Dokument', en: 'Documents' },
  preview: { nb: 'Forhåndsvis sertifikat', nn: 'Førehandsvis sertifikat', en: 'Preview certificate' },
  certificate: { nb: 'sertifikat {reference}', nn: 'sertifikat {reference}', en: 'certificate {reference}' },
  signedPdf: { nb: 'Last ned e-signert PDF', nn: 'Last ned e-signert PDF', en: 'Download e-signed PDF' },
  electronic: { nb: 'Last ned eSertifikat (XML)', nn: 'Last ned eSertifikat (XML)', en: 'Download eCertificate (XML)' },
  signedPdfFailed: {
    nb: 'Klarte ikke å laste ned signert PDF',
    nn: 'Klarte ikkje å laste ned signert PDF',
    en: 'Could not download the signed PDF',
  },
  receipt: { nb: 'Last ned kvittering', nn: 'Last ned kvittering', en: 'Download receipt' },
  moreActs: { nb: 'Flere handlinger', nn: 'Fleire handlingar', en: 'More actions' },
  acts: { nb: 'Handlinger i saken', nn: 'Handlingar i saka', en: 'Acts in the case' },
  noActs: {
    nb: 'Du har ingen handlinger å gjøre i denne saken nå.',
    nn: 'Du har ingen handlingar å gjere i denne saka no.',
    en: 'There is nothing for you to do in this case now.',
  },
  partFailed: {
    nb: 'Kunne ikke hente denne delen.',
    nn: 'Kunne ikkje hente denne delen.',
    en: 'Could not fetch this part.',
  },
  sendAgain: { nb: 'Send på nytt', nn: 'Send på nytt', en: 'Send again' },
  tryAgainNow: { nb: 'Prøv igjen nå', nn: 'Prøv igjen no', en: 'Try again now' },
  sendAgainFailed: {
    nb: 'Klarte ikke å sende på nytt. Prøv igjen.',
    nn: 'Klarte ikkje å sende på nytt. Prøv igjen.',
    en: 'Could not send again. Please try once more.',
  },
  showCertificate: { nb: 'Fakta og sertifikat', nn: 'Fakta og sertifikat', en: 'Facts and certificate' },
  panel: { nb: 'Vurdering og dialog', nn: 'Vurdering og dialog', en: 'Assessment and dialogue' },
} as const satisfies Record<string, LocalizedText>

/** Questions and messages around printing. */
export const printTexts = {
  question: { nb: 'Kom utskriften godt ut?', nn: 'Kom utskrifta godt ut?', en: 'Did it print well?' },
  taken: {
    nb: 'Sertifikatet er lagt på ark {serials}. Saken går videre når du har svart.',
    nn: 'Sertifikatet er lagt på ark {serials}. Saka går vidare når du har svart.',
    en: 'The certificate takes sheets {serials}. The case goes on when you have answered.',
  },
  whenWell: {
    nb: 'Alt er i orden når alle sider er hele og lesbare, og nummeret på hver side er det samme som på arket.',
    nn: 'Alt er i orden når alle sider er heile og lesbare, og nummeret på kvar side er det same som på arket.',
    en: 'All is in order when every page is whole and legible, and the number on each page is the one of its sheet.',
  },
  well: { nb: 'Ja, alt er i orden', nn: 'Ja, alt er i orden', en: 'Yes, all is in order' },
  spoilt: { nb: 'Nei, meld feilutskrift', nn: 'Nei, meld feilutskrift', en: 'No, report a misprint' },
  openPrint: { nb: 'Åpne utskriften', nn: 'Opne utskrifta', en: 'Open the print' },
  printed: { nb: 'Utskrift {reference}', nn: 'Utskrift {reference}', en: 'Print {reference}' },
  stock: {
    nb: 'Neste ark er {next}. Kontoret har {free} ark igjen.',
    nn: 'Neste ark er {next}. Kontoret har {free} ark att.',
    en: 'The next sheet is {next}. The office has {free} sheets left.',
  },
  emptyStock: {
    nb: '{office} har ingen nummererte ark igjen, så sertifikatet kan ikke skrives ut.',
    nn: '{office} har ingen nummererte ark att, så sertifikatet kan ikkje skrivast ut.',
    en: '{office} has no numbered sheets left, so the certificate cannot be printed.',
  },
  otherOffice: {
    nb: 'Arkene tas fra {office}. Sertifikatet skal hentes ved {pickup}.',
    nn: 'Arka blir tekne frå {office}. Sertifikatet skal hentast ved {pickup}.',
    en: 'The sheets are taken from {office}. The certificate is to be collected at {pickup}.',
  },
  toStock: { nb: 'Til papirlageret', nn: 'Til papirlageret', en: 'To the stock of paper' },
  stampAndSign: {
    nb: 'Alle arkene skal være stemplet og signert for hånd.',
    nn: 'Alle arka skal vere stempla og signerte for hand.',
    en: 'All sheets must have been stamped and signed by hand.',
  },
  leavesBefore: {
    nb: 'Avgangen er {departure}, og i dag er {today}. Sertifikatet blir datert etter at varene har reist.',
    nn: 'Avgangen er {departure}, og i dag er {today}. Sertifikatet blir datert etter at varene har reist.',
    en: 'The departure is {departure}, and today is {today}. The certificate will be dated after the goods have left.',
  },
} as const satisfies Record<string, LocalizedText>

/** The parts of a case, named as the headings over their facts. */
export const partTexts = {
  certificate: { nb: 'Sertifikat', nn: 'Sertifikat', en: 'Certificate' },
  transport: { nb: 'Transport', nn: 'Transport', en: 'Transport' },
  sender: { nb: 'Avsender', nn: 'Avsendar', en: 'Sender' },
  recipient: { nb: 'Mottaker', nn: 'Mottakar', en: 'Recipient' },
  productLines: { nb: 'Varelinjer', nn: 'Varelinjer', en: 'Product lines' },
  retrieval: { nb: 'Henting', nn: 'Henting', en: 'Pickup' },
  control: { nb: 'Siste kontrollmulighet', nn: 'Siste kontrollhøve', en: 'Last opportunity for control' },
} as const satisfies Record<ChangePart, LocalizedText>

export const noteTexts = {
  notes: { nb: 'Interne notater', nn: 'Interne notat', en: 'Internal notes' },
  notSeen: {
    nb: 'Ses bare av saksbehandlere',
    nn: 'Blir berre sett av saksbehandlarar',
    en: 'Only seen by caseworkers',
  },
  newNote: { nb: 'Nytt internt notat', nn: 'Nytt internt notat', en: 'New internal note' },
  keep: { nb: 'Lagre notat', nn: 'Lagre notat', en: 'Save note' },
  empty: { nb: 'Skriv et notat først.', nn: 'Skriv eit notat først.', en: 'Write a note first.' },
  notKept: {
    nb: 'Notatet ble ikke lagret. Det du har skrevet, er beholdt.',
    nn: 'Notatet vart ikkje lagra. Det du har skrive, er teke vare på.',
    en: 'The note was not saved. What you have written is still here.',
  },
} as const satisfies Record<string, LocalizedText>

/** The buttons that open the forms at the foot of the panel. */
export const composerTexts = {
  write: { nb: 'Skriv', nn: 'Skriv', en: 'Write' },
  message: { nb: 'Til eksportøren', nn: 'Til eksportøren', en: 'To the exporter' },
  note: { nb: 'Internt notat', nn: 'Internt notat', en: 'Internal note' },
} as const satisfies Record<string, LocalizedText>

export const ownerTexts = {
  owner: { nb: 'Tildelt', nn: 'Tildelt', en: 'Assigned' },
  nobody: { nb: 'Ufordelt', nn: 'Ufordelt', en: 'Unassigned' },
  you: { nb: 'Deg', nn: 'Deg', en: 'You' },
  waitsAt: { nb: 'venter ved {office}', nn: 'ventar ved {office}', en: 'waits at {office}' },
  absentUntil: { nb: 'borte til og med {day}', nn: 'borte til og med {day}', en: 'away until {day}' },
  mayHaveNone: { nb: 'kan ikke ha saker', nn: 'kan ikkje ha saker', en: 'may not have cases' },
  oneCase: { nb: '1 sak', nn: '1 sak', en: '1 case' },
  cases: { nb: '{n} saker', nn: '{n} saker', en: '{n} cases' },
  transferTo: { nb: 'Overfør til', nn: 'Overfør til', en: 'Transfer to' },
  choose: { nb: 'Velg', nn: 'Vel', en: 'Choose' },
  persons: { nb: 'Personer', nn: 'Personar', en: 'Persons' },
  away: { nb: 'Borte nå', nn: 'Borte no', en: 'Away now' },
  offices: { nb: 'Kontor', nn: 'Kontor', en: 'Offices' },
  onlyStaffed: {
    nb: 'Kontor uten saksbehandlere står ikke i listen.',
    nn: 'Kontor utan saksbehandlarar står ikkje i lista.',
    en: 'Offices without caseworkers are not in the list.',
  },
  ownerAway: {
    nb: '{name} er borte til og med {day}. Du kan ta over uten å vente.',
    nn: '{name} er borte til og med {day}. Du kan ta over utan å vente.',
    en: '{name} is away until {day}. You can take over without waiting.',
  },
  alsoHere: { nb: 'Også her nå', nn: 'Også her no', en: 'Also here now' },
  visitorSince: { nb: '{name}, siden {time}', nn: '{name}, sidan {time}', en: '{name}, since {time}' },
  ownedBy: { nb: 'Saken er hos {name}.', nn: 'Saka er hos {name}.', en: 'The case is with {name}.' },
} as const satisfies Record<string, LocalizedText>

/** Who reads the reason for an action. */
export const reasonTexts = {
  open: {
    nb: 'Eksportøren ser begrunnelsen.',
    nn: 'Eksportøren ser grunngivinga.',
    en: 'The exporter sees the reason.',
  },
  closed: {
    nb: 'Eksportøren ser ikke begrunnelsen.',
    nn: 'Eksportøren ser ikkje grunngivinga.',
    en: 'The exporter does not see the reason.',
  },
} as const satisfies Record<string, LocalizedText>

export const letterTexts = {
  fromFindings: { nb: 'Hent fra funnene', nn: 'Hent frå funna', en: 'Take from the findings' },
  language: { nb: 'Språk i brevet', nn: 'Språk i brevet', en: 'Language of the letter' },
  languageHint: {
    nb: 'Foreslått etter språket eksportøren får varsler på. Skriv begrunnelsen på samme språk.',
    nn: 'Foreslått etter språket eksportøren får varsel på. Skriv grunngivinga på same språk.',
    en: 'Suggested by the language of the exporter’s notices. Write the reason in the same language.',
  },
  choose: { nb: 'Hent hjemmel fra listen', nn: 'Hent heimel frå lista', en: 'Take the legal basis from the list' },
  sample: {
    nb: 'Listen har eksempeltekster, til myndigheten har fylt inn sine egne.',
    nn: 'Lista har eksempeltekstar, til styresmakta har fylt inn sine eigne.',
    en: 'The list has sample texts, until the authority has filled in its own.',
  },
  none: { nb: 'Velg', nn: 'Vel', en: 'Choose' },
  show: { nb: 'Se brevet', nn: 'Sjå brevet', en: 'See the letter' },
  unprinted: {
    nb: 'Brevet kan ikke vise emojier og andre bilder. Der de er skrevet, står det \ufffd.',
    nn: 'Brevet kan ikkje vise emojiar og andre bilete. Der dei er skrivne, står det \ufffd.',
    en: 'The letter cannot show emojis and other pictures. Where they are written, it has \ufffd.',
  },
  live: { nb: 'Det brevet sier', nn: 'Det brevet seier', en: 'What the letter says' },
  writeFirst: {
    nb: 'Skriv begrunnelse og hjemmel først.',
    nn: 'Skriv grunngiving og heimel først.',
    en: 'Write the reasons and the legal basis first.',
  },
  letter: { nb: 'Avslagsbrev {reference}', nn: 'Avslagsbrev {reference}', en: 'Letter of refusal {reference}' },
} as const satisfies Record<string, LocalizedText>
