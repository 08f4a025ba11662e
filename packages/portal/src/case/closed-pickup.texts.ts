import type { LocalizedText } from '@eksport/forms'

/** Texts about an office that is closed on the day of a pickup. `exporterMoves` is for an exporter who can move it, `undecided` and `decided` are for officers. */
export const closedTexts = {
  heading: {
    nb: 'Kontoret er stengt den dagen sertifikatet skal hentes',
    nn: 'Kontoret er stengt den dagen sertifikatet skal hentast',
    en: 'The office is closed on the day of the pickup',
  },
  exporter: {
    nb: '{office} {date} – {reason}. Skriv til saksbehandleren og avtal en ny tid.',
    nn: '{office} {date} – {reason}. Skriv til saksbehandlaren og avtal ei ny tid.',
    en: '{office} {date} – {reason}. Write to the caseworker to agree on another time.',
  },
  exporterMoves: {
    nb: '{office} {date} – {reason}. Endre tiden, eller skriv til saksbehandleren og avtal en ny.',
    nn: '{office} {date} – {reason}. Endre tida, eller skriv til saksbehandlaren og avtal ei ny.',
    en: '{office} {date} – {reason}. Change the time, or write to the caseworker to agree on another.',
  },
  undecided: {
    nb: '{office} {date} – {reason}. Avtal en ny tid med eksportøren: åpner du hentingen når du ber om avklaring, velges den nye tiden i søknaden.',
    nn: '{office} {date} – {reason}. Avtal ei ny tid med eksportøren: opnar du hentinga når du ber om avklaring, blir den nye tida vald i søknaden.',
    en: '{office} {date} – {reason}. Agree on another time with the exporter: if you open the pickup when you ask for clarification, the new time is chosen in the application.',
  },
  decided: {
    nb: '{office} {date} – {reason}. Avtal en ny tid med eksportøren i en melding.',
    nn: '{office} {date} – {reason}. Avtal ei ny tid med eksportøren i ei melding.',
    en: '{office} {date} – {reason}. Agree on another time with the exporter in a message.',
  },
} as const satisfies Record<string, LocalizedText>

/** The same for an office that is closed for good. */
export const goneTexts = {
  heading: {
    nb: 'Sertifikatet kan ikke lenger hentes ved kontoret som er valgt',
    nn: 'Sertifikatet kan ikkje lenger hentast ved kontoret som er valt',
    en: 'The certificate can no longer be collected at the chosen office',
  },
  exporter: {
    nb: '{office} er lagt ned som hentested. Skriv til saksbehandleren og avtal et annet kontor.',
    nn: '{office} er lagt ned som hentestad. Skriv til saksbehandlaren og avtal eit anna kontor.',
    en: '{office} no longer hands out certificates. Write to the caseworker to agree on another office.',
  },
  undecided: {
    nb: '{office} er lagt ned som hentested. Avtal et annet kontor med eksportøren: åpner du hentingen når du ber om avklaring, velges det nye kontoret i søknaden.',
    nn: '{office} er lagt ned som hentestad. Avtal eit anna kontor med eksportøren: opnar du hentinga når du ber om avklaring, blir det nye kontoret valt i søknaden.',
    en: '{office} no longer hands out certificates. Agree on another office with the exporter: if you open the pickup when you ask for clarification, the new office is chosen in the application.',
  },
  decided: {
    nb: '{office} er lagt ned som hentested. Avtal et annet kontor med eksportøren i en melding. Søknaden er avgjort og beholder kontoret som står i den.',
    nn: '{office} er lagt ned som hentestad. Avtal eit anna kontor med eksportøren i ei melding. Søknaden er avgjord og beheld kontoret som står i han.',
    en: '{office} no longer hands out certificates. Agree on another office with the exporter in a message. The application has been decided and keeps the office that it states.',
  },
} as const satisfies Record<Exclude<keyof typeof closedTexts, 'exporterMoves'>, LocalizedText>
