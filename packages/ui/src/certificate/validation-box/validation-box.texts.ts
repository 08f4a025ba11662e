/** The authority's wording, letter for letter. */
export const validationBoxTexts = {
  critical: {
    nb: 'Søknaden har feil som må rettes før innsending',
    nn: 'Søknaden har feil som må rettast før innsending',
    en: 'The application has errors that must be corrected before it is sent',
  },
  manual: {
    nb: 'Søknaden må vurderes av saksbehandler fordi:',
    nn: 'Søknaden må vurderast av saksbehandlar fordi:',
    en: 'The application must be assessed by a caseworker because:',
  },
  warning: {
    nb: 'Kontroller dette før du sender inn:',
    nn: 'Kontroller dette før du sender inn:',
    en: 'Check this before you submit:',
  },
  server: {
    nb: 'For å gå videre må du rette opp i følgende feil:',
    nn: 'For å gå vidare må du rette opp i følgjande feil:',
    en: 'To go on you must correct these errors:',
  },
  line: { nb: 'Varelinje {line}', nn: 'Varelinje {line}', en: 'Product line {line}' },
  tickAlike: { nb: 'Kryss av alle {n} like', nn: 'Kryss av alle {n} like', en: 'Tick all {n} alike' },
  goTo: { nb: 'Gå til {place}', nn: 'Gå til {place}', en: 'Go to {place}' },
} as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    'validation-box': typeof validationBoxTexts
  }
}
