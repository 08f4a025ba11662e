export const serviceMessagesTexts = {
  region: { nb: 'Driftsmeldinger', nn: 'Driftsmeldingar', en: 'Service messages' },
  ERROR: { nb: 'Feil', nn: 'Feil', en: 'Error' },
  WARNING: { nb: 'Advarsel', nn: 'Åtvaring', en: 'Warning' },
  INFO: { nb: 'Informasjon', nn: 'Informasjon', en: 'Information' },
  more: {
    nb: 'Hele driftsmeldingen {title}',
    nn: 'Heile driftsmeldinga {title}',
    en: 'The whole service message {title}',
  },
  hide: {
    nb: 'Skjul driftsmeldingen {title}',
    nn: 'Skjul driftsmeldinga {title}',
    en: 'Hide the service message {title}',
  },
} as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    serviceMessages: typeof serviceMessagesTexts
  }
}
