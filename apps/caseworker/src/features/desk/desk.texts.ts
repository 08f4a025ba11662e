import type { LocalizedText } from '@eksport/forms'

export const deskTexts = {
  title: { nb: 'Dagens hentinger', nn: 'Dagens hentingar', en: 'Pickups of the day' },
  today: { nb: 'I dag, {date}', nn: 'I dag, {date}', en: 'Today, {date}' },
  office: { nb: 'Kontor', nn: 'Kontor', en: 'Office' },
  chooseOffice: { nb: 'Velg kontor', nn: 'Vel kontor', en: 'Choose an office' },
  noOffice: {
    nb: 'Velg kontoret skranken står ved.',
    nn: 'Vel kontoret skranken står ved.',
    en: 'Choose the office at which the desk stands.',
  },
  notAllowed: {
    nb: 'Du har ikke rett til å utlevere sertifikater.',
    nn: 'Du har ikkje rett til å utlevere sertifikat.',
    en: 'You do not have the right to hand out certificates.',
  },
  failed: {
    nb: 'Klarte ikke å hente dagens hentinger.',
    nn: 'Klarte ikkje å hente hentingane for dagen.',
    en: 'Could not fetch the pickups of the day.',
  },
  show: { nb: 'Vis', nn: 'Vis', en: 'Show' },
  ready: { nb: 'Klar', nn: 'Klar', en: 'Ready' },
  notReady: { nb: 'Ikke klar', nn: 'Ikkje klar', en: 'Not ready' },
  all: { nb: 'Alle', nn: 'Alle', en: 'All' },
  notReadyBecause: { nb: 'Ikke klar, {why}', nn: 'Ikkje klar, {why}', en: 'Not ready, {why}' },
  collected: { nb: 'Hentet {time}', nn: 'Henta {time}', en: 'Collected {time}' },
  movedFrom: { nb: 'Flyttet fra {moment}', nn: 'Flytta frå {moment}', en: 'Moved from {moment}' },
  movedTo: { nb: 'Flyttet til {moment}', nn: 'Flytta til {moment}', en: 'Moved to {moment}' },
  movedAway: { nb: 'Flyttet til en annen dag', nn: 'Flytta til ein annan dag', en: 'Moved to another day' },
  none: { nb: 'Ingen hentinger i dag', nn: 'Ingen hentingar i dag', en: 'No pickups today' },
  noneShown: {
    nb: 'Ingen av dagens hentinger er med i utvalget',
    nn: 'Ingen av hentingane i dag er med i utvalet',
    en: 'None of today’s pickups is in the selection',
  },
  noTime: { nb: 'Uten tid', nn: 'Utan tid', en: 'No time' },
  chooseCase: {
    nb: 'Velg en sak i listen, eller skann et ark.',
    nn: 'Vel ei sak i lista, eller skann eit ark.',
    en: 'Choose a case in the list, or scan a sheet.',
  },
  find: { nb: 'Finn sak', nn: 'Finn sak', en: 'Find a case' },
  findHint: {
    nb: 'Referansenummer eller nummeret på et ark',
    nn: 'Referansenummer eller nummeret på eit ark',
    en: 'Reference number or the number of a sheet',
  },
  open: { nb: 'Åpne', nn: 'Opne', en: 'Open' },
  notFound: {
    nb: 'Ingen sak og ikke noe ark har nummeret {text}.',
    nn: 'Inga sak og ikkje noko ark har nummeret {text}.',
    en: 'No case and no sheet has the number {text}.',
  },
  notUsed: {
    nb: 'Ark {serial} er ikke skrevet ut på.',
    nn: 'Ark {serial} er ikkje skrive ut på.',
    en: 'Sheet {serial} has not been printed on.',
  },
  lookupFailed: {
    nb: 'Klarte ikke å slå opp nummeret. Prøv igjen.',
    nn: 'Klarte ikkje å slå opp nummeret. Prøv igjen.',
    en: 'Could not look up the number. Try again.',
  },
} as const satisfies Record<string, LocalizedText>
