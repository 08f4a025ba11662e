import type { ChangeWords } from '../change-text/change-text.logic.js'
import { keepCompanyForm } from '../words/company-form.logic.js'

/** What a change mark in the narrowest column, of 150 px, holds of a word without breaking it: 130 px. */
const maxLetters = 14

// A space that keeps a company's form on the line of its name is no place to break; the others of a word are those of `Words`.
const breaks = /[^\S\u00a0]+|(?<=-)/
const breaksOfAddress = /(?<=[@.])/

/** How many small letters are as wide: a capital and a digit are a quarter wider. */
const letters = (word: string) => word.length + (word.match(/[\p{Lu}\d]/gu)?.length ?? 0) / 4

const wordsOf = (text: string) =>
  keepCompanyForm(text)
    .split(breaks)
    .flatMap((word) => (word.includes('@') ? word.split(breaksOfAddress) : [word]))

/** Whether a change has a word in it that a narrow column would break in two. */
export function hasLongWord({ from = [], to = [] }: ChangeWords): boolean {
  const texts = [from, to].flat().flatMap((text) => text.split('\n'))
  return texts.flatMap(wordsOf).some((word) => letters(word) > maxLetters)
}
