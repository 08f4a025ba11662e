import type { LocalizedText } from '@eksport/forms'

export const closedPickupTexts = {
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
  officer: {
    nb: '{office} {date} – {reason}. Avtal en ny tid med eksportøren.',
    nn: '{office} {date} – {reason}. Avtal ei ny tid med eksportøren.',
    en: '{office} {date} – {reason}. Agree on another time with the exporter.',
  },
  goneHeading: {
    nb: 'Sertifikatet kan ikke lenger hentes ved kontoret som er valgt',
    nn: 'Sertifikatet kan ikkje lenger hentast ved kontoret som er valt',
    en: 'The certificate can no longer be collected at the chosen office',
  },
  goneExporter: {
    nb: '{office} er lagt ned som hentested. Skriv til saksbehandleren og avtal et annet kontor.',
    nn: '{office} er lagt ned som hentestad. Skriv til saksbehandlaren og avtal eit anna kontor.',
    en: '{office} no longer hands out certificates. Write to the caseworker to agree on another office.',
  },
  goneOfficer: {
    nb: '{office} er lagt ned som hentested. Avtal et annet kontor med eksportøren.',
    nn: '{office} er lagt ned som hentestad. Avtal eit anna kontor med eksportøren.',
    en: '{office} no longer hands out certificates. Agree on another office with the exporter.',
  },
} as const satisfies Record<string, LocalizedText>
