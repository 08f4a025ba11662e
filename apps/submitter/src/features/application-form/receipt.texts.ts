import type { LocalizedText } from '@eksport/forms'

export const receiptTexts = {
  title: { nb: 'Søknaden er sendt inn', nn: 'Søknaden er send inn', en: 'The application has been submitted' },
  answered: { nb: 'Svaret er sendt', nn: 'Svaret er sendt', en: 'The answer has been sent' },
  received: {
    nb: '{reference} · {template} · mottatt {time}',
    nn: '{reference} · {template} · motteken {time}',
    en: '{reference} · {template} · received {time}',
  },
  next: { nb: 'Dette skjer nå', nn: 'Dette skjer no', en: 'What happens now' },
  arrived: { nb: 'Mottatt', nn: 'Motteken', en: 'Received' },
  arrivedText: {
    nb: 'Kvitteringen ligger her og på søknaden.',
    nn: 'Kvitteringa ligg her og på søknaden.',
    en: 'The receipt is here and on the application.',
  },
  approved: { nb: 'Godkjent automatisk', nn: 'Godkjend automatisk', en: 'Approved automatically' },
  approvedText: {
    nb: 'Kontrollen fant ingenting som en saksbehandler må vurdere.',
    nn: 'Kontrollen fann ingenting som ein saksbehandlar må vurdere.',
    en: 'The check found nothing that a caseworker must assess.',
  },
  assessed: { nb: 'Vurderes av saksbehandler', nn: 'Blir vurdert av saksbehandlar', en: 'Assessed by a caseworker' },
  assessedText: {
    nb: 'Spør vi om noe, venter behandlingen til du har svart.',
    nn: 'Spør vi om noko, ventar behandlinga til du har svart.',
    en: 'If we ask about something, processing waits until you have answered.',
  },
  because: {
    nb: 'En saksbehandler ser på den fordi:',
    nn: 'Ein saksbehandlar ser på han fordi:',
    en: 'A caseworker looks at it because:',
  },
  sameOfficer: {
    nb: 'Samme saksbehandler går videre, og ser hva du har endret.',
    nn: 'Same saksbehandlar går vidare, og ser kva du har endra.',
    en: 'The same caseworker goes on, and sees what you have changed.',
  },
  issued: { nb: 'Sertifikatet utstedes', nn: 'Sertifikatet blir utferda', en: 'The certificate is issued' },
  issuedText: {
    nb: 'Når søknaden er godkjent. Du kan ikke endre den etter dette.',
    nn: 'Når søknaden er godkjend. Du kan ikkje endre han etter dette.',
    en: 'When the application is approved. You cannot change it after that.',
  },
  fetched: { nb: 'Hentes på papir', nn: 'Blir henta på papir', en: 'Collected on paper' },
  fetchedText: {
    nb: '{office}, {date} kl. {time}',
    nn: '{office}, {date} kl. {time}',
    en: '{office}, {date} at {time}',
  },
  delivered: { nb: 'Leveres elektronisk', nn: 'Blir levert elektronisk', en: 'Delivered electronically' },
  deliveredText: {
    nb: 'Du finner sertifikatet på søknaden når det er utstedt.',
    nn: 'Du finn sertifikatet på søknaden når det er utferda.',
    en: 'You find the certificate on the application when it is issued.',
  },
  pickup: { nb: 'Henting', nn: 'Henting', en: 'Pickup' },
  atDesk: {
    nb: 'Oppgi {reference} i skranken, og ta med legitimasjon.',
    nn: 'Oppgje {reference} i skranken, og ta med legitimasjon.',
    en: 'Give {reference} at the desk, and bring identification.',
  },
  at: { nb: 'kl. {time}', nn: 'kl. {time}', en: 'at {time}' },
  fee: { nb: 'Gebyr', nn: 'Gebyr', en: 'Fee' },
  feeText: {
    nb: 'Beløpet ble låst da søknaden ble sendt inn.',
    nn: 'Beløpet vart låst då søknaden vart send inn.',
    en: 'The amount was fixed when the application was submitted.',
  },
  toApplication: { nb: 'Se søknaden', nn: 'Sjå søknaden', en: 'See the application' },
  downloadReceipt: { nb: 'Last ned kvittering', nn: 'Last ned kvittering', en: 'Download receipt' },
  downloadFailed: { nb: 'Kunne ikke hente pdf', nn: 'Kunne ikkje hente pdf', en: 'Could not fetch the PDF' },
  toOverview: { nb: 'Til oversikten', nn: 'Til oversikta', en: 'To the overview' },
} as const satisfies Record<string, LocalizedText>
