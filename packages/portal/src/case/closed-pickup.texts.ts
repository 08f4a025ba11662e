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
} as const satisfies Record<string, LocalizedText>
