import type { LocalizedText } from '../text/localized-text.ts'
import { invalidValueText } from './issue.ts'

/** Texts of the issues that every form can have. The bokmål wording is that of the specification. */
export const commonIssueTexts = {
  required: { nb: 'Feltet er påkrevd', nn: 'Feltet er påkravd', en: 'This field is required' },
  invalid: invalidValueText,
  textTooLong: {
    nb: 'Feltet kan ikke inneholde mer enn {max} tegn',
    nn: 'Feltet kan ikkje innehalde meir enn {max} teikn',
    en: 'The field cannot hold more than {max} characters',
  },
  tooLong: {
    nb: 'Feltet kan maks inneholde {max} tegn.',
    nn: 'Feltet kan maks innehalde {max} teikn.',
    en: 'The field can hold at most {max} characters.',
  },
  tooShort: {
    nb: 'Må inneholde minst {min} tegn',
    nn: 'Må innehalde minst {min} teikn',
    en: 'Must have at least {min} characters',
  },
  digitCount: { nb: 'Må være {count} sifre.', nn: 'Må vere {count} siffer.', en: 'Must be {count} digits.' },
  textCharset: {
    nb: 'Feltet kan bare inneholde latinske bokstaver, tall og vanlige skilletegn, ikke {found}',
    nn: 'Feltet kan berre innehalde latinske bokstavar, tal og vanlege skiljeteikn, ikkje {found}',
    en: 'The field can only hold Latin letters, digits and common punctuation, not {found}',
  },
  addressCharset: {
    nb: 'Feltet kan bare inneholde latinske bokstaver, tall og tegnene . , & - ( ) / # : og ikke {found}',
    nn: 'Feltet kan berre innehalde latinske bokstavar, tal og teikna . , & - ( ) / # : og ikkje {found}',
    en: 'The field can only hold Latin letters, digits and the characters . , & - ( ) / # : and not {found}',
  },
  nameCharset: {
    nb: "Feltet kan bare inneholde latinske bokstaver og tegnene ' . , - & og ikke {found}",
    nn: "Feltet kan berre innehalde latinske bokstavar og teikna ' . , - & og ikkje {found}",
    en: "The field can only hold Latin letters and the characters ' . , - & and not {found}",
  },
  email: {
    nb: 'Må være en gyldig e-postadresse',
    nn: 'Må vere ei gyldig e-postadresse',
    en: 'Must be a valid e-mail address',
  },
  phoneDigits: { nb: 'Kan bare inneholde tall.', nn: 'Kan berre innehalde tal.', en: 'Can only hold digits.' },
  phoneTooShort: {
    nb: 'Må inneholde minst {min} tegn',
    nn: 'Må innehalde minst {min} teikn',
    en: 'Must have at least {min} characters',
  },
  phoneTooLong: {
    nb: 'Kan maks inneholde {max} tegn',
    nn: 'Kan maks innehalde {max} teikn',
    en: 'Can have at most {max} characters',
  },
  phoneWithCallingCode: {
    nb: 'Skriv nummeret uten landkode. Landkoden har sitt eget felt.',
    nn: 'Skriv nummeret utan landkode. Landkoden har sitt eige felt.',
    en: 'Write the number without its country code, which has a field of its own.',
  },
  callingCode: { nb: 'Velg en gyldig landkode.', nn: 'Vel ein gyldig landkode.', en: 'Choose a valid country code.' },
  tooSmall: {
    nb: 'Verdien må være minst {min}',
    nn: 'Verdien må vere minst {min}',
    en: 'The value must be at least {min}',
  },
  tooLarge: {
    nb: 'Verdien kan ikke være større enn {max}',
    nn: 'Verdien kan ikkje vere større enn {max}',
    en: 'The value cannot be greater than {max}',
  },
  wholeNumber: { nb: 'Må være et helt tall.', nn: 'Må vere eit heilt tal.', en: 'Must be a whole number.' },
  twoDecimals: {
    nb: 'Maks to destimaler tillatt.',
    nn: 'Maks to desimalar tillate.',
    en: 'At most two decimals are allowed.',
  },
  decimals: {
    nb: 'Maks {decimals} desimaler tillatt.',
    nn: 'Maks {decimals} desimalar tillate.',
    en: 'At most {decimals} decimals are allowed.',
  },
  date: { nb: 'Skriv datoen som dd.mm.åååå.', nn: 'Skriv datoen som dd.mm.åååå.', en: 'Write the date as dd.mm.yyyy.' },
  noSuchDate: {
    nb: 'Datoen {date} finnes ikke.',
    nn: 'Datoen {date} finst ikkje.',
    en: 'The date {date} does not exist.',
  },
  tooEarly: {
    nb: 'Datoen kan ikke være før {date}.',
    nn: 'Datoen kan ikkje vere før {date}.',
    en: 'The date cannot be before {date}.',
  },
  tooLate: {
    nb: 'Datoen kan ikke være etter {date}.',
    nn: 'Datoen kan ikkje vere etter {date}.',
    en: 'The date cannot be after {date}.',
  },
  fromAfterTo: {
    nb: 'Startdato må være før eller lik sluttdato',
    nn: 'Startdato må vere før eller lik sluttdato',
    en: 'The start date must be before or equal to the end date',
  },
  toBeforeFrom: {
    nb: 'Sluttdato må være etter eller lik startdato',
    nn: 'Sluttdato må vere etter eller lik startdato',
    en: 'The end date must be after or equal to the start date',
  },
  time: { nb: 'Skriv klokkeslettet som tt:mm.', nn: 'Skriv klokkeslettet som tt:mm.', en: 'Write the time as hh:mm.' },
  timeNotOffered: {
    nb: 'Velg et av klokkeslettene som tilbys.',
    nn: 'Vel eit av klokkesletta som blir tilbodne.',
    en: 'Choose one of the times offered.',
  },
  timeSkipped: {
    nb: 'Klokken {time} finnes ikke denne dagen, for klokken stilles frem. Velg et annet klokkeslett.',
    nn: 'Klokka {time} finst ikkje denne dagen, for klokka blir stilt fram. Vel eit anna klokkeslett.',
    en: 'There is no {time} on this day, because the clock is put forward. Choose another time.',
  },
  tooSoon: {
    nb: 'Tidspunkt må være minimum {minutes} minutter frem i tid',
    nn: 'Tidspunktet må vere minimum {minutes} minutt fram i tid',
    en: 'The time must be at least {minutes} minutes ahead',
  },
  choice: { nb: 'Velg et av alternativene.', nn: 'Vel eit av alternativa.', en: 'Choose one of the options.' },
  unknownCode: {
    nb: 'Valget finnes ikke i listen.',
    nn: 'Valet finst ikkje i lista.',
    en: 'The choice is not in the list.',
  },
  tooFew: { nb: 'Du må velge minst {min}.', nn: 'Du må velje minst {min}.', en: 'You must choose at least {min}.' },
  tooMany: { nb: 'Du kan velge maks {max}.', nn: 'Du kan velje maks {max}.', en: 'You can choose at most {max}.' },
} as const satisfies Readonly<Record<string, LocalizedText>>
