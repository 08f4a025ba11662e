import type { ChangeWords } from '../change-text/change-text.logic.js'
import { keepCompanyForm } from '../words/company-form.logic.js'

/** The longest word, in letters, that fits unbroken in a change mark of the narrowest column: 130 of its 150 px. */
const maxLetters = 14

// A no-break space, which keeps a company's form on the line of its name, is not a break; other breaks in a word are
// those of `Words`.
const breaks = /[^\S\u00a0]+|(?<=-)/
const breaksOfAddress = /(?<=[@.])/

/** The width of a word in small letters: a capital or a digit is a quarter wider. */
const letters = (word: string) => word.length + (word.match(/[\p{Lu}\d]/gu)?.length ?? 0) / 4

const wordsOf = (text: string) =>
  keepCompanyForm(text)
    .split(breaks)
    .flatMap((word) => (word.includes('@') ? word.split(breaksOfAddress) : [word]))

/** Whether a change contains a word that a narrow column would break. */
export function hasLongWord({ from = [], to = [] }: ChangeWords): boolean {
  const texts = [from, to].flat().flatMap((text) => text.split('\n'))
  return texts.flatMap(wordsOf).some((word) => letters(word) > maxLetters)
}
