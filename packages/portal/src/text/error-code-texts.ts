import type { LocalizedText } from '@eksport/forms'

const unknown = { nb: 'Ukjent feil', nn: 'Ukjend feil', en: 'Unknown error' } satisfies LocalizedText

/** [RTE-07] The meaning of the address's `code`. */
export const errorCodeTexts: Readonly<Record<string, LocalizedText>> = {
  authentication_error: {
    nb: 'En feil oppstod ved innlogging.',
    nn: 'Det oppstod ein feil ved innlogging.',
    en: 'An error occurred while logging in.',
  },
  invalid_magic_link_token: {
    nb: 'Tokenet er ugyldig. Det kan være at lenken er utløpt. Prøv å logge inn på nytt.',
    nn: 'Tokenet er ugyldig. Det kan vere at lenkja har gått ut. Prøv å logge inn på nytt.',
    en: 'The token is not valid. The link may have expired. Try to log in again.',
  },
  logout_error: {
    nb: 'En feil oppstod ved utlogging. Lukk nettleseren for å være sikker på at du er logget ut.',
    nn: 'Det oppstod ein feil ved utlogging. Lat att nettlesaren for å vere sikker på at du er logga ut.',
    en: 'An error occurred while logging out. Close the browser to be sure that you are logged out.',
  },
  server_error: {
    nb: 'Tjenesten svarer ikke som den skal. Prøv igjen senere.',
    nn: 'Tenesta svarar ikkje som ho skal. Prøv igjen seinare.',
    en: 'The service does not answer as it should. Try again later.',
  },
  unknown_officer: {
    nb: 'Innloggingen gikk bra, men du er ikke registrert her. Be dem som drifter løsningen, om å legge deg inn.',
    nn: 'Innlogginga gjekk bra, men du er ikkje registrert her. Be dei som driftar løysinga, om å leggje deg inn.',
    en: 'You are logged in, but not registered here. Ask those who run the service to add you.',
  },
}

export const errorCodeText = (code: string | undefined): LocalizedText =>
  (code !== undefined && Object.hasOwn(errorCodeTexts, code) ? errorCodeTexts[code] : undefined) ?? unknown
