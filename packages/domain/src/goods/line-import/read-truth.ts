import { truthWords } from './cell-words.ts'
import { foldWord } from './fold.ts'

const yes: ReadonlySet<string> = new Set(truthWords.yes.map(foldWord))
const no: ReadonlySet<string> = new Set(truthWords.no.map(foldWord))

/** Yes or no in any of the languages of packing lists; `undefined` for another word. */
export function readTruth(text: string): boolean | undefined {
  const word = foldWord(text)
  if (yes.has(word)) return true
  return no.has(word) ? false : undefined
}
