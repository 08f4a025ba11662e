import { officerEventTexts } from '@eksport/domain'

/** What happened, by the events of the status table; an event of a newer server is named by the status it led to. */
export const historyEventTexts = {
  create: { nb: 'Utkast opprettet', nn: 'Utkast oppretta', en: 'Draft created' },
  save: { nb: 'Utkast lagret', nn: 'Utkast lagra', en: 'Draft saved' },
  delete: { nb: 'Slettet', nn: 'Sletta', en: 'Deleted' },
  send: { nb: 'Sendt inn', nn: 'Send inn', en: 'Submitted' },
  cancel: { nb: 'Kansellering bedt om', nn: 'Kansellering beden om', en: 'Cancellation requested' },
  withdraw: { nb: 'Trukket tilbake', nn: 'Trekt tilbake', en: 'Withdrawn' },
  resend: { nb: 'Sendt på nytt', nn: 'Send på nytt', en: 'Sent again' },
  reopen: { nb: 'Åpnet for endring', nn: 'Opna for endring', en: 'Opened for changes' },
  'undo-cancellation': { nb: 'Kansellering angret', nn: 'Kansellering angra', en: 'Cancellation undone' },
  ...officerEventTexts,
  'undo-approval': { nb: 'Godkjenning angret', nn: 'Godkjenning angra', en: 'Approval undone' },
  'approval-lapsed': {
    nb: 'Godkjenningen ble ikke gjennomført, for saken var endret',
    nn: 'Godkjenninga vart ikkje gjennomført, for saka var endra',
    en: 'The approval was not carried out, for the case had changed',
  },
  'auto-approve': { nb: 'Automatisk godkjent', nn: 'Automatisk godkjend', en: 'Approved automatically' },
  'deadline-passed': { nb: 'Fristen er ute', nn: 'Fristen er ute', en: 'Deadline passed' },
  retrieve: { nb: 'Lastet ned', nn: 'Lasta ned', en: 'Downloaded' },
  expire: { nb: 'Utløpt', nn: 'Gått ut', en: 'Expired' },
  replace: { nb: 'Erstatning påbegynt', nn: 'Erstatning påbyrja', en: 'Replacement started' },
  'record-paper': { nb: 'Papiret registrert', nn: 'Papiret registrert', en: 'Paper recorded' },
  'record-mats-paper': {
    nb: 'Papiret fra skjematjenesten registrert',
    nn: 'Papiret frå skjematenesta registrert',
    en: 'Paper of the forms service recorded',
  },
  'change-departure': { nb: 'Avgang endret', nn: 'Avgang endra', en: 'Departure changed' },
  'change-time': { nb: 'Hentetid endret', nn: 'Hentetid endra', en: 'Time of pickup changed' },
  'keep-scan': { nb: 'Skannet sertifikat lagt inn', nn: 'Skanna sertifikat lagt inn', en: 'Scanned certificate added' },
  'original-accounted-for': {
    nb: 'Papiret til det erstattede sertifikatet er gjort rede for',
    nn: 'Papiret til det erstatta sertifikatet er gjort greie for',
    en: 'Paper of the replaced certificate accounted for',
  },
  'replacement-sent': { nb: 'Erstatning sendt inn', nn: 'Erstatning send inn', en: 'Replacement submitted' },
  'replacement-issued': { nb: 'Erstattet', nn: 'Erstatta', en: 'Replaced' },
  'replacement-ended': { nb: 'Erstatning avsluttet', nn: 'Erstatning avslutta', en: 'Replacement ended' },
  fetch: { nb: 'Signert sertifikat hentet', nn: 'Signert sertifikat henta', en: 'Signed certificate fetched' },
  'order-copies': { nb: 'Kopier bestilt', nn: 'Kopiar tinga', en: 'Copies ordered' },
  'change-copies': { nb: 'Bestilling av kopier endret', nn: 'Tinging av kopiar endra', en: 'Order of copies changed' },
  'cancel-copies': { nb: 'Kopier avbestilt', nn: 'Kopiar avtinga', en: 'Copies cancelled' },
  'confirm-copies': { nb: 'Bekreftede kopier skrevet ut', nn: 'Stadfesta kopiar skrivne ut', en: 'Copies printed' },
  'share-with-customer': { nb: 'Delt med mottaker', nn: 'Delt med mottakar', en: 'Shared with the receiver' },
  'end-sharing': { nb: 'Deling avsluttet', nn: 'Deling avslutta', en: 'Sharing ended' },
  'customer-answered': { nb: 'Svar på delt utkast', nn: 'Svar på delt utkast', en: 'Answer to the shared draft' },
  'hand-out-copies': { nb: 'Kopier utlevert', nn: 'Kopiar utleverte', en: 'Copies handed out' },
} as const

export const historyListTexts = {
  label: { nb: 'Historikk', nn: 'Historikk', en: 'History' },
  none: { nb: 'Ingen hendelser ennå.', nn: 'Ingen hendingar enno.', en: 'No events yet.' },
  by: { nb: 'av {name}', nn: 'av {name}', en: 'by {name}' },
  INNSENDER: { nb: 'innsender', nn: 'innsendar', en: 'the exporter' },
  BEHANDLER: { nb: 'saksbehandler', nn: 'saksbehandlar', en: 'a caseworker' },
  SYSTEM: { nb: 'systemet', nn: 'systemet', en: 'the system' },
  MOTTAKER: { nb: 'mottakeren', nn: 'mottakaren', en: 'the receiver' },
  sheets: { nb: 'Ark {serials}', nn: 'Ark {serials}', en: 'Sheets {serials}' },
  handedOut: { nb: 'Til {name}', nn: 'Til {name}', en: 'To {name}' },
  handedOutShown: {
    nb: 'Til {name}, som viste legitimasjon',
    nn: 'Til {name}, som viste legitimasjon',
    en: 'To {name}, who showed identification',
  },
  legalBasis: { nb: 'Hjemmel: {basis}', nn: 'Heimel: {basis}', en: 'Legal basis: {basis}' },
  transferredTo: { nb: 'til {name}', nn: 'til {name}', en: 'to {name}' },
  assessed: { nb: '{n} punkter vurdert', nn: '{n} punkt vurderte', en: '{n} points assessed' },
  assessedOne: { nb: '1 punkt vurdert', nn: '1 punkt vurdert', en: '1 point assessed' },
  feeChange: {
    nb: 'Gebyret er endret fra {from} til {to} fordi søknaden er rettet.',
    nn: 'Gebyret er endra frå {from} til {to} fordi søknaden er retta.',
    en: 'The fee is changed from {from} to {to} because the application was corrected.',
  },
  feeMoved: {
    nb: 'Gebyret er endret fra {from} til {to} fordi hentetiden er flyttet.',
    nn: 'Gebyret er endra frå {from} til {to} fordi hentetida er flytt.',
    en: 'The fee is changed from {from} to {to} because the time of pickup was moved.',
  },
  departureChange: {
    nb: 'Avgang fra {from} til {to}',
    nn: 'Avgang frå {from} til {to}',
    en: 'Departure from {from} to {to}',
  },
  pickupChange: {
    nb: 'Henting fra {from} til {to}',
    nn: 'Henting frå {from} til {to}',
    en: 'Pickup from {from} to {to}',
  },
  status: { nb: 'Status:', nn: 'Status:', en: 'Status:' },
  more: { nb: 'Vis alle {n} hendelser', nn: 'Vis alle {n} hendingar', en: 'Show all {n} events' },
  fewer: { nb: 'Vis færre', nn: 'Vis færre', en: 'Show fewer' },
} as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    'history-event': typeof historyEventTexts
    'history-list': typeof historyListTexts
  }
}
