import type { LocalizedText } from '@eksport/forms'

export const noticesTexts = {
  title: { nb: 'Varsler', nn: 'Varsel', en: 'Notices' },
  unread: { nb: 'Varsler, {n} uleste', nn: 'Varsel, {n} ulesne', en: 'Notices, {n} unread' },
  isUnread: { nb: 'Ulest', nn: 'Ulese', en: 'Unread' },
  markAll: { nb: 'Merk alle som lest', nn: 'Merk alle som lesne', en: 'Mark all as read' },
  markFailed: {
    nb: 'Varslene ble ikke merket som lest. Prøv igjen.',
    nn: 'Varsla vart ikkje merkte som lesne. Prøv igjen.',
    en: 'The notices were not marked as read. Try again.',
  },
  none: { nb: 'Ingen varsler.', nn: 'Ingen varsel.', en: 'No notices.' },
  failed: {
    nb: 'Varslene kunne ikke hentes.',
    nn: 'Varsla kunne ikkje hentast.',
    en: 'The notices could not be fetched.',
  },
  toSettings: { nb: 'Innstillinger for varsler', nn: 'Innstillingar for varsel', en: 'Settings for notices' },
  byMail: { nb: 'Varsler på e-post', nn: 'Varsel på e-post', en: 'Notices by e-mail' },
  byMailHint: {
    nb: 'Alle varsler kommer også under bjella.',
    nn: 'Alle varsel kjem òg under bjølla.',
    en: 'Every notice is under the bell as well.',
  },
  noMail: {
    nb: 'Vi har ingen e-postadresse til deg. Varslene kommer bare under bjella.',
    nn: 'Vi har inga e-postadresse til deg. Varsla kjem berre under bjølla.',
    en: 'We have no e-mail address for you. Notices come under the bell only.',
  },
  sentTo: { nb: 'E-post går til {mail}.', nn: 'E-post går til {mail}.', en: 'Mail goes to {mail}.' },
  language: { nb: 'Språk i e-post', nn: 'Språk i e-post', en: 'Language of the mails' },
  save: { nb: 'Lagre innstillinger', nn: 'Lagre innstillingar', en: 'Save settings' },
  saved: { nb: 'Innstillingene er lagret', nn: 'Innstillingane er lagra', en: 'The settings are saved' },
  saveFailed: {
    nb: 'Innstillingene ble ikke lagret. Prøv igjen.',
    nn: 'Innstillingane vart ikkje lagra. Prøv igjen.',
    en: 'The settings were not saved. Try again.',
  },
  stale: {
    nb: 'Innstillingene er endret et annet sted siden du åpnet dem.',
    nn: 'Innstillingane er endra ein annan stad sidan du opna dei.',
    en: 'The settings have been changed elsewhere since you opened them.',
  },
  allNow: {
    nb: 'Nå kommer alle varsler på e-post, på {language}.',
    nn: 'No kjem alle varsel på e-post, på {language}.',
    en: 'Now every notice comes by e-mail, in {language}.',
  },
  someNow: {
    nb: 'Nå kommer dette bare under bjella: {kinds}. E-post er på {language}.',
    nn: 'No kjem dette berre under bjølla: {kinds}. E-post er på {language}.',
    en: 'Now these come under the bell only: {kinds}. Mails are in {language}.',
  },
  onceMore: {
    nb: 'Lagre en gang til hvis det du har valgt her, skal gjelde.',
    nn: 'Lagre ein gong til dersom det du har valt her, skal gjelde.',
    en: 'Save once more if what you have chosen here is to apply.',
  },
} as const satisfies Record<string, LocalizedText>
