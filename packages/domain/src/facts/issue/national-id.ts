import type { LocalizedText } from '@eksport/forms'

/** [AUT-02] What is wrong with a national id that was typed. */
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

/** Why what was typed is no national id; the key of its words in `nationalIdTexts`. */
export type NationalIdProblem = keyof typeof nationalIdTexts

/** A national id without the blanks that people write in it. */
export const plainNationalId = (typed: string): string => typed.replaceAll(/\s/g, '')

/** Why what was typed is no national id; undefined when it may be one. Whose it is, if anybody's, is not looked at. */
export function nationalIdProblem(typed: string): NationalIdProblem | undefined {
  const plain = plainNationalId(typed)
  if (plain === '') return 'nationalIdRequired'
  return /^\d{11}$/.test(plain) ? undefined : 'nationalIdDigits'
}

/** Whether eleven digits stand together in a text, as they do in a national id: it is asked of texts in which none may be kept. */
export const holdsNationalId = (text: string): boolean => /(?<!\d)\d{6}[\s-]?\d{5}(?!\d)/.test(text)
