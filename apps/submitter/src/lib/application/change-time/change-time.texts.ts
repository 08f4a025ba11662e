import type { LocalizedText } from '@eksport/forms'

export const changeTimeTexts = {
  change: { nb: 'Endre tid', nn: 'Endre tid', en: 'Change time' },
  until: { nb: 'Kan endres til {moment}.', nn: 'Kan endrast til {moment}.', en: 'Can be changed until {moment}.' },
  youMay: {
    nb: 'Du kan endre fram til {moment}.',
    nn: 'Du kan endre fram til {moment}.',
    en: 'You can change it until {moment}.',
  },
  tooLate: {
    nb: 'Hentetiden kunne endres til {moment}. Skriv til saksbehandleren og avtal en ny tid.',
    nn: 'Hentetida kunne endrast til {moment}. Skriv til saksbehandlaren og avtal ei ny tid.',
    en: 'The time of pickup could be changed until {moment}. Write to the caseworker to agree on another time.',
  },
  notOpened: {
    nb: 'Klarte ikke å hente tidene. Prøv igjen.',
    nn: 'Klarte ikkje å hente tidene. Prøv igjen.',
    en: 'Could not fetch the times. Try again.',
  },
  pickup: { nb: 'Henting', nn: 'Henting', en: 'Pickup' },
  now: { nb: 'Nå: {moment}', nn: 'No: {moment}', en: 'Now: {moment}' },
  meaning: { nb: 'Dette betyr det', nn: 'Dette betyr det', en: 'What it means' },
  from: { nb: 'fra', nn: 'frå', en: 'from' },
  to: { nb: 'til', nn: 'til', en: 'to' },
  fee: { nb: 'Gebyr', nn: 'Gebyr', en: 'Fee' },
  feeWaits: { nb: 'Beregnes', nn: 'Blir rekna ut', en: 'Being calculated' },
  feeUnknown: { nb: 'Ikke beregnet', nn: 'Ikkje rekna ut', en: 'Not calculated' },
  feeFailed: {
    nb: 'Klarte ikke å beregne gebyret. Prøv igjen.',
    nn: 'Klarte ikkje å rekne ut gebyret. Prøv igjen.',
    en: 'Could not calculate the fee. Try again.',
  },
  feeKept: {
    nb: 'Gebyret blir ikke lavere, for arbeidet med søknaden har begynt.',
    nn: 'Gebyret blir ikkje lågare, for arbeidet med søknaden har byrja.',
    en: 'The fee does not become lower, because the work with the application has begun.',
  },
  sameFee: { nb: 'Samme gebyr', nn: 'Same gebyr', en: 'The same fee' },
  certificate: {
    nb: 'Sertifikatet endres ikke. Hentetiden står ikke på det.',
    nn: 'Sertifikatet blir ikkje endra. Hentetida står ikkje på det.',
    en: 'The certificate does not change. The time of pickup is not on it.',
  },
  officeHears: {
    nb: 'Kontoret får beskjed, og endringen står i historikken.',
    nn: 'Kontoret får beskjed, og endringa står i historikken.',
    en: 'The office is told, and the change is in the history.',
  },
  leaves: { nb: 'Avgang', nn: 'Avgang', en: 'Departure' },
  departure: {
    nb: 'Avgangen står på det, og kan ikke endres her. Skriv til saksbehandleren.',
    nn: 'Avgangen står på det, og kan ikkje endrast her. Skriv til saksbehandlaren.',
    en: 'The departure is on it, and cannot be changed here. Write to the caseworker.',
  },
  departureChanged: {
    nb: 'Avgangen står på sertifikatet, som ikke er godkjent ennå. Svaret endres, og søknaden kontrolleres på nytt.',
    nn: 'Avgangen står på sertifikatet, som ikkje er godkjent enno. Svaret blir endra, og søknaden blir kontrollert på nytt.',
    en: 'The departure is on the certificate, which is not approved yet. The answer changes, and the application is checked again.',
  },
  departureAsked: {
    nb: 'Avgangen står på sertifikatet, som er godkjent. Saksbehandleren får en melding med den nye avgangen og avgjør om sertifikatet kan få den. Hentingen flyttes ikke med denne knappen.',
    nn: 'Avgangen står på sertifikatet, som er godkjent. Saksbehandlaren får ei melding med den nye avgangen og avgjer om sertifikatet kan få han. Hentinga blir ikkje flytt med denne knappen.',
    en: 'The departure is on the certificate, which is approved. The caseworker gets a message with the new departure and decides whether the certificate can have it. This button does not move the pickup.',
  },
  departureReplaced: {
    nb: 'Avgangen står på sertifikatet, som er utstedt. Det må erstattes. Erstatningen får den nye avgangen, og du ser over den før du sender. Det utstedte gjelder til erstatningen er utstedt.',
    nn: 'Avgangen står på sertifikatet, som er utferda. Det må erstattast. Erstatninga får den nye avgangen, og du ser over ho før du sender. Det utferda gjeld til erstatninga er utferda.',
    en: 'The departure is on the certificate, which has been issued. It must be replaced. The replacement gets the new departure, and you look it over before you send it. The issued one is valid until the replacement is issued.',
  },
  ask: { nb: 'Be om ny avgang', nn: 'Be om ny avgang', en: 'Ask for the new departure' },
  asked: { nb: 'Meldingen er sendt', nn: 'Meldinga er send', en: 'The message has been sent' },
  question: {
    nb: 'Avgangen er flyttet fra {from} til {to}. Kan sertifikatet få den nye avgangen?',
    nn: 'Avgangen er flytt frå {from} til {to}. Kan sertifikatet få den nye avgangen?',
    en: 'The departure has been moved from {from} to {to}. Can the certificate have the new one?',
  },
  replace: { nb: 'Erstatt sertifikatet', nn: 'Erstatt sertifikatet', en: 'Replace the certificate' },
  cancel: { nb: 'Avbryt', nn: 'Avbryt', en: 'Cancel' },
  chooseAnother: {
    nb: 'Velg en annen tid enn den du har.',
    nn: 'Vel ei anna tid enn den du har.',
    en: 'Choose another time than the one you have.',
  },
  changed: { nb: 'Hentetiden er endret', nn: 'Hentetida er endra', en: 'The time of pickup has been changed' },
  departed: { nb: 'Avgangen er endret', nn: 'Avgangen er endra', en: 'The departure has been changed' },
  stale: {
    nb: 'Søknaden er endret av noen andre, og er hentet på nytt. Tiden du valgte, står her fortsatt. Vil du fortsatt ha den, prøv igjen.',
    nn: 'Søknaden er endra av nokon andre, og er henta på nytt. Tida du valde, står her framleis. Vil du framleis ha ho, prøv igjen.',
    en: 'Somebody else has changed the application, and it has been fetched anew. The time that you chose is still here. If you still want it, try again.',
  },
  failed: {
    nb: 'Tiden ble ikke endret. Prøv igjen.',
    nn: 'Tida vart ikkje endra. Prøv igjen.',
    en: 'The time was not changed. Try again.',
  },
} as const satisfies Record<string, LocalizedText>

/** Short weekday names, where 1 is Monday. */
export const shortWeekdays: Readonly<Record<number, LocalizedText>> = {
  1: { nb: 'ma.', nn: 'må.', en: 'Mon' },
  2: { nb: 'ti.', nn: 'ty.', en: 'Tue' },
  3: { nb: 'on.', nn: 'on.', en: 'Wed' },
  4: { nb: 'to.', nn: 'to.', en: 'Thu' },
  5: { nb: 'fr.', nn: 'fr.', en: 'Fri' },
  6: { nb: 'lø.', nn: 'la.', en: 'Sat' },
  7: { nb: 'sø.', nn: 'su.', en: 'Sun' },
}
