import type { LocalizedText } from '@eksport/forms'

/** [ACT-05] Texts about officers' absences. */
export const absenceTexts = {
  open: { nb: 'Fravær', nn: 'Fråvær', en: 'Absence' },
  title: { nb: 'Når er du borte?', nn: 'Når er du borte?', en: 'When are you away?' },
  explanation: {
    nb: 'Andre ser det på sakene dine, og kan ta dem over uten å vente.',
    nn: 'Andre ser det på sakene dine, og kan ta dei over utan å vente.',
    en: 'Others see it on your cases, and can take them over without waiting.',
  },
  titleOf: { nb: 'Når er {name} borte?', nn: 'Når er {name} borte?', en: 'When is {name} away?' },
  explanationOf: {
    nb: 'Andre ser det på sakene, og kan ta dem over uten å vente.',
    nn: 'Andre ser det på sakene, og kan ta dei over utan å vente.',
    en: 'Others see it on the cases, and can take them over without waiting.',
  },
  firstDay: { nb: 'Fra og med', nn: 'Frå og med', en: 'First day' },
  lastDay: { nb: 'Til og med', nn: 'Til og med', en: 'Last day' },
  days: { nb: '{first} til {last}', nn: '{first} til {last}', en: '{first} to {last}' },
  record: { nb: 'Lagre', nn: 'Lagre', en: 'Save' },
  takeBack: { nb: 'Ta tilbake', nn: 'Ta tilbake', en: 'Take back' },
  close: { nb: 'Lukk', nn: 'Lukk', en: 'Close' },
  outOfOrder: {
    nb: 'Siste dag må være lik eller etter første.',
    nn: 'Siste dag må vere lik eller etter første.',
    en: 'The last day must be the first or later.',
  },
  dateTooFarAhead: {
    nb: 'Siste dag kan være høyst to år frem i tid.',
    nn: 'Siste dag kan vere høgst to år fram i tid.',
    en: 'The last day can be two years ahead at most.',
  },
  dateInPast: {
    nb: 'Siste dag må være i dag eller senere.',
    nn: 'Siste dag må vere i dag eller seinare.',
    en: 'The last day must be today or later.',
  },
  recorded: {
    nb: 'Fraværet er lagret: {first} til {last}',
    nn: 'Fråværet er lagra: {first} til {last}',
    en: 'The absence has been saved: {first} to {last}',
  },
  takenBack: {
    nb: 'Fraværet er tatt tilbake: {first} til {last}',
    nn: 'Fråværet er teke tilbake: {first} til {last}',
    en: 'The absence has been taken back: {first} to {last}',
  },
} as const satisfies Record<string, LocalizedText>
