import type { LocalizedText } from '@eksport/forms'

export const profileTexts = {
  title: { nb: 'Profil', nn: 'Profil', en: 'Profile' },
  contact: { nb: 'Kontakt-e-post', nn: 'Kontakt-e-post', en: 'Contact e-mail' },
  mail: { nb: 'E-post', nn: 'E-post', en: 'E-mail' },
  invalid: {
    nb: 'Feltet må inneholde en gyldig e-post',
    nn: 'Feltet må innehalde ein gyldig e-post',
    en: 'The field must contain a valid e-mail address',
  },
  save: { nb: 'Lagre e-post', nn: 'Lagre e-post', en: 'Save e-mail' },
  saved: { nb: 'E-posten er lagret', nn: 'E-posten er lagra', en: 'The e-mail is saved' },
  remove: { nb: 'Fjern e-post', nn: 'Fjern e-post', en: 'Remove e-mail' },
  removed: { nb: 'E-posten er fjernet', nn: 'E-posten er fjerna', en: 'The e-mail is removed' },
  failed: {
    nb: 'Endringen ble ikke lagret. Prøv igjen.',
    nn: 'Endringa vart ikkje lagra. Prøv igjen.',
    en: 'The change was not saved. Try again.',
  },
  lastUpdated: { nb: 'Sist lagret {time}.', nn: 'Sist lagra {time}.', en: 'Last saved {time}.' },
  levelTooLow: {
    nb: 'Logg inn på nivå 3 eller 4 for å endre e-posten.',
    nn: 'Logg inn på nivå 3 eller 4 for å endre e-posten.',
    en: 'Log in at level 3 or 4 to change the e-mail.',
  },
  loadFailed: {
    nb: 'Profilen kunne ikke hentes.',
    nn: 'Profilen kunne ikkje hentast.',
    en: 'The profile could not be fetched.',
  },
  notices: { nb: 'Varsler', nn: 'Varsel', en: 'Notices' },
} as const satisfies Record<string, LocalizedText>
