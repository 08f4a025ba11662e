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
  contact: {
    nb: 'Ring sentralbordet på {phone} hvis feilen fortsetter.',
    nn: 'Ring sentralbordet på {phone} om feilen held fram.',
    en: 'Call the switchboard on {phone} if the error persists.',
  },
  retry: { nb: 'Prøv igjen', nn: 'Prøv igjen', en: 'Try again' },
  home: { nb: 'Gå til forsiden', nn: 'Gå til framsida', en: 'Go to the front page' },
  reference: { nb: 'Referanse: {reference}', nn: 'Referanse: {reference}', en: 'Reference: {reference}' },
} as const

declare module '../text/catalogue.js' {
  interface Messages {
    errorPage: typeof errorPageTexts
  }
}
