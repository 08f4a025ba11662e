export const errorSummaryTexts = {
  heading: {
    nb: 'For å gå videre må du rette opp i følgende feil:',
    nn: 'For å gå vidare må du rette opp i desse feila:',
    en: 'To continue you must correct these errors:',
  },
  corrected: { nb: 'Rettet', nn: 'Retta', en: 'Corrected' },
} as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    errorSummary: typeof errorSummaryTexts
  }
}
