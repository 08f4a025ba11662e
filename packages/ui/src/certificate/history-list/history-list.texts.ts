import type { historyEventTexts } from '@eksport/domain'

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
