import { foldWord } from './fold.ts'

const yes = new Set(['ja', 'j', 'yes', 'y', 'true', 'sann', 'x', '1'])
const no = new Set(['nei', 'n', 'no', 'false', 'usann', '0'])

/** Yes or no in any of the three languages; `undefined` for another word. */
export function readTruth(text: string): boolean | undefined {
  const word = foldWord(text)
  if (yes.has(word)) return true
  return no.has(word) ? false : undefined
}
