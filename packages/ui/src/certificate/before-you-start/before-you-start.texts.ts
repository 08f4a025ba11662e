export const beforeYouStartTexts = {
  saved: {
    nb: 'Svarene lagres underveis.',
    nn: 'Svara blir lagra undervegs.',
    en: 'Your answers are saved along the way.',
  },
  mandatory: {
    nb: 'De fleste feltene må fylles ut.',
    nn: 'Dei fleste felta må fyllast ut.',
    en: 'Most fields must be filled in.',
  },
  fee: {
    nb: 'Det påløper et gebyr for hver søknad som sendes inn.',
    nn: 'Det kjem eit gebyr for kvar søknad som blir send inn.',
    en: 'A fee is payable for each application that is submitted.',
  },
  english: {
    nb: 'Noen felttekster er på engelsk.',
    nn: 'Nokre felttekstar er på engelsk.',
    en: 'Some field texts are in English.',
  },
  responsibility: {
    nb: 'Eksportøren har ansvaret for at regelverket følges.',
    nn: 'Eksportøren har ansvaret for at regelverket blir følgt.',
    en: 'The exporter is responsible for compliance with the rules.',
  },
} as const

declare module '../../foundation/text/catalogue.js' {
  interface Messages {
    beforeYouStart: typeof beforeYouStartTexts
  }
}
