import type { LocalizedText } from '@eksport/forms'

/** Texts shared by officers' dialogs; the texts of each dialog are with its description. */
export const dialogTexts = {
  required: { nb: 'Feltet er påkrevd', nn: 'Feltet er påkravd', en: 'The field is required' },
  tooLong: {
    nb: 'Teksten kan ikke være lengre enn {max} tegn.',
    nn: 'Teksten kan ikkje vere lengre enn {max} teikn.',
    en: 'The text cannot be longer than {max} characters.',
  },
  nationalId: {
    nb: 'Skriv navnet uten fødselsnummer. Fødselsnummeret skal ikke lagres.',
    nn: 'Skriv namnet utan fødselsnummer. Fødselsnummeret skal ikkje lagrast.',
    en: 'Write the name without the national identity number. It is not to be kept.',
  },
  later: { nb: 'Svar senere', nn: 'Svar seinare', en: 'Answer later' },
  cancel: { nb: 'Avbryt', nn: 'Avbryt', en: 'Cancel' },
  stale: {
    nb: 'Saken er endret siden du åpnet den. Se over den nye versjonen før du gjør dette.',
    nn: 'Saka er endra sidan du opna ho. Sjå over den nye versjonen før du gjer dette.',
    en: 'The case has changed since you opened it. Look at the new version before you do this.',
  },
  over: {
    nb: 'Saken er endret siden du åpnet den. Dette kan ikke gjøres slik den står nå.',
    nn: 'Saka er endra sidan du opna ho. Dette kan ikkje gjerast slik ho står no.',
    en: 'The case has changed since you opened it. This cannot be done as it stands now.',
  },
  close: { nb: 'Lukk', nn: 'Lukk', en: 'Close' },
  restored: {
    nb: 'Gjenopprettet fra {time}. Det er ikke sendt ennå.',
    nn: 'Gjenoppretta frå {time}. Det er ikkje sendt enno.',
    en: 'Restored from {time}. It has not been sent yet.',
  },
  unanswered: {
    nb: 'Vi får ikke kontakt med serveren. Kanskje er du uten nett. Ingenting er mistet: prøv igjen når nettet er tilbake.',
    nn: 'Vi får ikkje kontakt med serveren. Kanskje er du utan nett. Ingenting er mist: prøv igjen når nettet er tilbake.',
    en: 'We cannot reach the server. Perhaps you are offline. Nothing is lost: try again when the network is back.',
  },
  failed: {
    nb: 'Noe gikk galt. Vennligst prøv igjen senere.',
    nn: 'Noko gjekk gale. Prøv igjen seinare.',
    en: 'Something went wrong. Please try again later.',
  },
} as const satisfies Record<string, LocalizedText>
