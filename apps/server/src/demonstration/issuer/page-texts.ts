import type { LocalizedText } from '@eksport/forms'

export const pageTexts = {
  title: { nb: 'Velg testperson', nn: 'Vel testperson', en: 'Choose a test person' },
  lead: {
    nb: 'Dette er innloggingen i demonstrasjonen. Personene er oppdiktet, og du trenger ikke passord.',
    nn: 'Dette er innlogginga i demonstrasjonen. Personane er oppdikta, og du treng ikkje passord.',
    en: 'This is the login of the demonstration. The people are invented, and no password is needed.',
  },
  submitter: { nb: 'Innlogging for eksportører', nn: 'Innlogging for eksportørar', en: 'Login for exporters' },
  caseworker: { nb: 'Innlogging for ansatte', nn: 'Innlogging for tilsette', en: 'Login for employees' },
  nationalId: {
    nb: 'Fødselsnummer {nationalId}.',
    nn: 'Fødselsnummer {nationalId}.',
    en: 'National identity number {nationalId}.',
  },
  cancel: { nb: 'Avbryt', nn: 'Avbryt', en: 'Cancel' },
  loggingOut: { nb: 'Du logges ut', nn: 'Du blir logga ut', en: 'Logging you out' },
  logoutLead: {
    nb: 'Skjer det ikke noe, kan du trykke på knappen.',
    nn: 'Skjer det ikkje noko, kan du trykkje på knappen.',
    en: 'If nothing happens, press the button.',
  },
  logOut: { nb: 'Logg ut', nn: 'Logg ut', en: 'Log out' },
  logOutOfBoth: { nb: 'Logg ut av begge portalene', nn: 'Logg ut av begge portalane', en: 'Log out of both portals' },
  goOnLead: {
    nb: 'Skjer det ikke noe, kan du følge lenken.',
    nn: 'Skjer det ikkje noko, kan du følgje lenkja.',
    en: 'If nothing happens, follow the link.',
  },
  goOn: { nb: 'Gå videre', nn: 'Gå vidare', en: 'Continue' },
  loggedOut: { nb: 'Du er logget ut', nn: 'Du er logga ut', en: 'You are logged out' },
  loggedOutLead: {
    nb: 'Ingen er lenger logget inn i Eksport i denne nettleseren.',
    nn: 'Ingen er lenger logga inn i Eksport i denne nettlesaren.',
    en: 'Nobody is logged in to Eksport in this browser any longer.',
  },
  failed: {
    nb: 'Innloggingen kan ikke fortsette',
    nn: 'Innlogginga kan ikkje halde fram',
    en: 'The login cannot go on',
  },
  failedLead: {
    nb: 'Den er for gammel eller allerede brukt. Gå tilbake til Eksport og logg inn på nytt.',
    nn: 'Ho er for gammal eller alt brukt. Gå tilbake til Eksport og logg inn på nytt.',
    en: 'It is too old or has been used already. Go back to Eksport and log in again.',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>
