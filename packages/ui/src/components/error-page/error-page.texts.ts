export const errorPageTexts = {
  generic: { nb: 'Oisann, noe gikk galt!', nn: 'Oi, noko gjekk gale!', en: 'Oops, something went wrong!' },
  genericText: {
    nb: 'Det har oppstått et teknisk problem. Prøv igjen om litt.',
    nn: 'Det har oppstått eit teknisk problem. Prøv igjen om litt.',
    en: 'There is a technical problem. Please try again in a little while.',
  },
  'not-found': { nb: 'Denne siden finnes ikke.', nn: 'Denne sida finst ikkje.', en: 'This page does not exist.' },
  'not-foundText': {
    nb: 'Sjekk adressen, eller gå til forsiden og let derfra.',
    nn: 'Sjekk adressa, eller gå til framsida og leit derfrå.',
    en: 'Check the address, or start again from the front page.',
  },
  'no-access': {
    nb: 'Du har ikke tilgang til denne siden.',
    nn: 'Du har ikkje tilgang til denne sida.',
    en: 'You do not have access to this page.',
  },
  'no-accessText': {
    nb: 'Rollen din for denne virksomheten gir ikke tilgang hit. Bytt virksomhet, eller be om tilgang.',
    nn: 'Rolla di for denne verksemda gir ikkje tilgang hit. Byt verksemd, eller be om tilgang.',
    en: 'Your role for this organisation does not give access here. Change organisation, or ask for access.',
  },
  offline: { nb: 'Du er frakoblet.', nn: 'Du er fråkopla.', en: 'You are offline.' },
  offlineText: {
    nb: 'Siden hentes på nytt når nettet er tilbake.',
    nn: 'Sida blir henta på nytt når nettet er tilbake.',
    en: 'The page is fetched again when the network is back.',
  },
  outdated: { nb: 'Siden er oppdatert.', nn: 'Sida er oppdatert.', en: 'The page has been updated.' },
  outdatedText: {
    nb: 'En ny versjon er tatt i bruk. Last inn siden på nytt for å gå videre.',
    nn: 'Ein ny versjon er teken i bruk. Last inn sida på nytt for å gå vidare.',
    en: 'A new version is in use. Reload the page to go on.',
  },
  reload: { nb: 'Last inn på nytt', nn: 'Last inn på nytt', en: 'Reload' },
  contact: {
    nb: 'Ring sentralbordet på {phone} hvis feilen fortsetter.',
    nn: 'Ring sentralbordet på {phone} om feilen held fram.',
    en: 'Call the switchboard on {phone} if the error persists.',
  },
  write: {
    nb: 'Du kan også skrive til {email}.',
    nn: 'Du kan òg skrive til {email}.',
    en: 'You can also write to {email}.',
  },
  saved: { nb: 'Utkastet ditt er lagret.', nn: 'Utkastet ditt er lagra.', en: 'Your draft is saved.' },
  unsaved: {
    nb: 'Det du skrev sist, er ikke lagret.',
    nn: 'Det du skreiv sist, er ikkje lagra.',
    en: 'What you wrote last is not saved.',
  },
  retry: { nb: 'Prøv igjen', nn: 'Prøv igjen', en: 'Try again' },
  home: { nb: 'Gå til forsiden', nn: 'Gå til framsida', en: 'Go to the front page' },
  reference: { nb: 'Referanse: {reference}', nn: 'Referanse: {reference}', en: 'Reference: {reference}' },
} as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    errorPage: typeof errorPageTexts
  }
}
