import type { LocalizedText } from '@eksport/forms'

const text = (nb: string, nn: string, en: string): LocalizedText => ({ nb, nn, en })

/** What the documents of a case say beside its own words. */
export const caseFileWords = {
  authority: text('Mattilsynet', 'Mattilsynet', 'Norwegian Food Safety Authority'),
  running: text('Sak {case}: {title}', 'Sak {case}: {title}', 'Case {case}: {title}'),
  page: text('Side {n} av {of}', 'Side {n} av {of}', 'Page {n} of {of}'),
  made: text('Laget {at}', 'Laga {at}', 'Made {at}'),
  lines: text('Varelinjer', 'Varelinjer', 'Product lines'),
  line: text('Varelinje {n}', 'Varelinje {n}', 'Product line {n}'),
  number: text('Nr.', 'Nr.', 'No.'),
  netWeight: text('Nettovekt (kg)', 'Nettovekt (kg)', 'Net weight (kg)'),
  total: text('Sum', 'Sum', 'Total'),
  findings: text('Funn', 'Funn', 'Findings'),
  finding: text('Funn', 'Funn', 'Finding'),
  assessed: text('Vurdert av', 'Vurdert av', 'Assessed by'),
  notAssessed: text('Ikke vurdert', 'Ikkje vurdert', 'Not assessed'),
  noFindings: text('Ingen funn.', 'Ingen funn.', 'No findings.'),
  otherPoint: text('Annet punkt', 'Anna punkt', 'Another point'),
  remark: text('Merknad: {note}', 'Merknad: {note}', 'Remark: {note}'),
  attachments: text('Vedlegg', 'Vedlegg', 'Attachments'),
  decision: text('Vedtak', 'Vedtak', 'Decision'),
  legalBasis: text('Hjemmel', 'Heimel', 'Legal basis'),
  history: text('Hendelser', 'Hendingar', 'Events'),
  time: text('Tid', 'Tid', 'Time'),
  event: text('Hendelse', 'Hending', 'Event'),
  by: text('Av', 'Av', 'By'),
  contents: text('Innhold', 'Innhald', 'Contents'),
  document: text('Dokument', 'Dokument', 'Document'),
  onPage: text('Side', 'Side', 'Page'),
  inZip: text('I zip-filen', 'I zip-fila', 'In the zip file'),
  given: text(
    '{given} av {all} dokumenter er gitt ut.',
    '{given} av {all} dokument er gitt ut.',
    '{given} of {all} documents are given out.',
  ),
  redactedNote: text(
    'Der det står «sladdet», er opplysninger om personer eller virksomheter fjernet fra dokumentet.',
    'Der det står «sladda», er opplysningar om personar eller verksemder fjerna frå dokumentet.',
    'Where “redacted” stands, information about persons or companies has been removed from the document.',
  ),
  unchecked: text(
    'Filen er ikke funnet fri for skadevare.',
    'Fila er ikkje funnen fri for skadevare.',
    'The file has not been found free of malware.',
  ),
  heldBack: text('Holdt tilbake: {basis}', 'Halde tilbake: {basis}', 'Held back: {basis}'),
  complaint: text(
    'Du kan klage på at noe er holdt tilbake eller sladdet. Klagen sendes til kontoret som har saken.',
    'Du kan klage på at noko er halde tilbake eller sladda. Klaga blir send til kontoret som har saka.',
    'You may complain that something is held back or redacted. Send the complaint to the office that has the case.',
  ),
  INNSENDER: text('Innsender', 'Innsendar', 'The exporter'),
  BEHANDLER: text('Saksbehandler', 'Saksbehandlar', 'A caseworker'),
  SYSTEM: text('Systemet', 'Systemet', 'The system'),
  MOTTAKER: text('Mottakeren', 'Mottakaren', 'The receiver'),
} as const
