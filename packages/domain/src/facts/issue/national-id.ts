import type { LocalizedText } from '@eksport/forms'

/** [AUT-02] Errors in a typed national id. */
export const nationalIdTexts = {
  nationalIdRequired: {
    nb: 'Fødselsnummeret må fylles ut',
    nn: 'Fødselsnummeret må fyllast ut',
    en: 'The national identity number must be filled in',
  },
  nationalIdDigits: {
    nb: 'Fødselsnummeret må være 11 siffer',
    nn: 'Fødselsnummeret må vere 11 siffer',
    en: 'The national identity number must be 11 digits',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>

/** Why a text is not a national id; a key of `nationalIdTexts`. */
export type NationalIdProblem = keyof typeof nationalIdTexts

/** A national id without white space. */
export const plainNationalId = (typed: string): string => typed.replaceAll(/\s/g, '')

/** Why a text is not a national id; undefined when it can be one. Whether it belongs to anybody is not checked. */
export function nationalIdProblem(typed: string): NationalIdProblem | undefined {
  const plain = plainNationalId(typed)
  if (plain === '') return 'nationalIdRequired'
  return /^\d{11}$/.test(plain) ? undefined : 'nationalIdDigits'
}

/** Whether a text contains eleven consecutive digits, as a national id has. Used for texts in which none may be stored. */
export const holdsNationalId = (text: string): boolean => /(?<!\d)\d{6}[\s-]?\d{5}(?!\d)/.test(text)
