import type { LocalizedText } from '@eksport/forms'

export const profileTexts = {
  title: { nb: 'Profil', nn: 'Profil', en: 'Profile' },
  contact: { nb: 'Kontakt-e-post', nn: 'Kontakt-e-post', en: 'Contact e-mail' },
  mail: { nb: 'E-post', nn: 'E-post', en: 'E-mail' },
  hint: {
    nb: 'Hit sender vi varsler om søknadene dine. Adressen slettes ett år etter at du sist lagret den.',
    nn: 'Hit sender vi varsel om søknadene dine. Adressa blir sletta eitt år etter at du sist lagra ho.',
    en: 'Notices about your applications go here. The address is deleted one year after you last saved it.',
  },
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
  askTitle: {
    nb: 'Vi mangler e-posten din',
    nn: 'Vi manglar e-posten din',
    en: 'We do not have your e-mail',
  },
  ask: {
    nb: 'Uten den får du ikke varsler på e-post.',
    nn: 'Utan han får du ikkje varsel på e-post.',
    en: 'Without it you get no notices by mail.',
  },
  give: { nb: 'Legg inn e-post', nn: 'Legg inn e-post', en: 'Add e-mail' },
  confirmTitle: { nb: 'Er e-posten din riktig?', nn: 'Er e-posten din rett?', en: 'Is your e-mail correct?' },
  confirm: { nb: 'Ja, den er riktig', nn: 'Ja, han er rett', en: 'Yes, it is correct' },
  change: { nb: 'Endre', nn: 'Endre', en: 'Change' },
  notices: { nb: 'Varsler', nn: 'Varsel', en: 'Notices' },
} as const satisfies Record<string, LocalizedText>
