import type { LocalizedText } from '@eksport/forms'

export const copyTasksTexts = {
  title: { nb: 'Bekreftede kopier', nn: 'Stadfesta kopiar', en: 'Confirmed copies' },
  lead: {
    nb: 'Kopier som skal skrives ut eller utleveres.',
    nn: 'Kopiar som skal skrivast ut eller utleverast.',
    en: 'Copies that are to be printed or handed out.',
  },
  filters: { nb: 'Utvalg', nn: 'Utval', en: 'Selection' },
  office: { nb: 'Kontor', nn: 'Kontor', en: 'Office' },
  allOffices: { nb: 'Alle kontor', nn: 'Alle kontor', en: 'All offices' },
  state: { nb: 'Tilstand', nn: 'Tilstand', en: 'State' },
  all: { nb: 'Alle', nn: 'Alle', en: 'All' },
  ORDERED: { nb: 'Til utskrift', nn: 'Til utskrift', en: 'To be printed' },
  PRINTED: { nb: 'Klar til henting', nn: 'Klar til henting', en: 'Ready for pickup' },
  days: { nb: 'Dager', nn: 'Dagar', en: 'Days' },
  untilToday: { nb: 'Til og med i dag', nn: 'Til og med i dag', en: 'Until today' },
  allDays: { nb: 'Alle dager', nn: 'Alle dagar', en: 'All days' },
  today: { nb: 'I dag, {date}', nn: 'I dag, {date}', en: 'Today, {date}' },
  overdue: {
    nb: '{date}, hentedagen er over',
    nn: '{date}, hentedagen er over',
    en: '{date}, the day of pickup is over',
  },
  copy: { nb: '1 kopi', nn: '1 kopi', en: '1 copy' },
  copies: { nb: '{n} kopier', nn: '{n} kopiar', en: '{n} copies' },
  none: {
    nb: 'Ingen kopier å skrive ut eller utlevere',
    nn: 'Ingen kopiar å skrive ut eller utlevere',
    en: 'No copies to print or hand out',
  },
  noneHint: {
    nb: 'Velg et annet kontor, eller se alle dager.',
    nn: 'Vel eit anna kontor, eller sjå alle dagar.',
    en: 'Choose another office, or see all days.',
  },
  failed: {
    nb: 'Klarte ikke å hente bestillingene av kopier.',
    nn: 'Klarte ikkje å hente tingingane av kopiar.',
    en: 'Could not fetch the orders of copies.',
  },
  onlyRead: {
    nb: 'Du kan se bestillingene, men ikke skrive ut eller utlevere.',
    nn: 'Du kan sjå tingingane, men ikkje skrive ut eller utlevere.',
    en: 'You can see the orders, but neither print nor hand out.',
  },
  first: {
    nb: 'De {n} første av {total} bestillinger vises. Velg et kontor for å se færre.',
    nn: 'Dei {n} første av {total} tingingar er viste. Vel eit kontor for å sjå færre.',
    en: 'The first {n} of {total} orders are shown. Choose an office to see fewer.',
  },
} as const satisfies Record<string, LocalizedText>
