import { describe, expect, it } from 'vitest'
import { errorCodeText } from './error-code-texts.ts'

describe('[RTE-07] words for a code in the address', () => {
  it.each([
    ['authentication_error', 'En feil oppstod ved innlogging.'],
    ['invalid_magic_link_token', 'Tokenet er ugyldig. Det kan være at lenken er utløpt. Prøv å logge inn på nytt.'],
    [
      'unknown_officer',
      'Innloggingen gikk bra, men du er ikke registrert her. Be dem som drifter løsningen, om å legge deg inn.',
    ],
    ['something_new', 'Ukjent feil'],
    ['constructor', 'Ukjent feil'],
    [undefined, 'Ukjent feil'],
  ])('%s', (code, text) => {
    expect(errorCodeText(code).nb).toBe(text)
  })
})
