import type { CatalogueOverrides } from '../../foundation/text/catalogue.js'

/** The scale and the sentences are from the specification; the rest is ours. */
export const feedbackFormTexts = {
  title: { nb: 'Gi tilbakemelding', nn: 'Gje tilbakemelding', en: 'Give feedback' },
  question: {
    nb: 'Hva synes du om løsningen?',
    nn: 'Kva synest du om løysinga?',
    en: 'What do you think of the service?',
  },
  rating1: { nb: 'Grusom!', nn: 'Grusom!', en: 'Awful!' },
  rating2: { nb: 'Dårlig', nn: 'Dårleg', en: 'Poor' },
  rating3: { nb: 'Ok', nn: 'Ok', en: 'OK' },
  rating4: { nb: 'Bra', nn: 'Bra', en: 'Good' },
  rating5: { nb: 'Fantastisk!', nn: 'Fantastisk!', en: 'Fantastic!' },
  ratingMissing: {
    nb: 'En tilbakemelding/emoji må velges.',
    nn: 'Ei tilbakemelding/emoji må veljast.',
    en: 'A rating/emoji must be chosen.',
  },
  comment: { nb: 'Kommentar', nn: 'Kommentar', en: 'Comment' },
  commentHint: {
    nb: 'Skriv ikke personopplysninger eller noe om en bestemt sak.',
    nn: 'Skriv ikkje personopplysningar eller noko om ei bestemt sak.',
    en: 'Do not write personal data or anything about a certain case.',
  },
  commentTooLong: { nb: 'Maks 500 tegn!', nn: 'Maks 500 teikn!', en: '500 characters at most!' },
  send: { nb: 'Send inn', nn: 'Send inn', en: 'Send' },
  cancel: { nb: 'Avbryt', nn: 'Avbryt', en: 'Cancel' },
  close: { nb: 'Lukk', nn: 'Lukk', en: 'Close' },
  thanks: { nb: 'Takk for tilbakemeldingen!', nn: 'Takk for tilbakemeldinga!', en: 'Thank you for your feedback!' },
  failed: {
    nb: 'Klarte ikke å laste opp tilbakemelding. Prøv igjen senere...',
    nn: 'Klarte ikkje å laste opp tilbakemelding. Prøv igjen seinare...',
    en: 'The feedback could not be sent. Please try again later...',
  },
} as const

/** Overrides of single texts. */
export type FeedbackMessages = CatalogueOverrides<typeof feedbackFormTexts>

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    feedbackForm: typeof feedbackFormTexts
  }
}
